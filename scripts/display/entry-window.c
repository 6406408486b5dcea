/* The least that a dialog of GTK 4 can be: a window with an entry, which shows the first argument.
 * Return prints the text and ends with 0, closing ends with 1. */

#include <gtk/gtk.h>
#include <stdio.h>

static GMainLoop *loop;
static int status = 1;

static void
confirm (GtkEntry *entry)
{
  puts (gtk_editable_get_text (GTK_EDITABLE (entry)));
  status = 0;
  g_main_loop_quit (loop);
}

static gboolean
close_window (void)
{
  g_main_loop_quit (loop);
  return TRUE;
}

int
main (int argc, char **argv)
{
  gtk_init ();
  loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *entry = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (entry), argc > 1 ? argv[1] : "");
  gtk_window_set_child (GTK_WINDOW (window), entry);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 150);
  g_signal_connect (entry, "activate", G_CALLBACK (confirm), NULL);
  g_signal_connect (window, "close-request", G_CALLBACK (close_window), NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_grab_focus (entry);
  g_main_loop_run (loop);
  return status;
}
