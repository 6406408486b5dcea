#pragma once

/* What later versions of GTK call deprecated is the way to do it in GTK 4.8. */
#define GDK_DISABLE_DEPRECATION_WARNINGS

#include <signal.h>
#include <sys/pidfd.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <glib-unix.h>
#include <gtk/gtk.h>

/* What Swift cannot call: variadic functions. Each names the one that it stands for. */

/* gtk_accessible_update_property with one string property */
static inline void
cgtk_accessible_set_string (GtkWidget *widget, GtkAccessibleProperty property, const char *value)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), property, value, -1);
}

/* gtk_accessible_update_state with GTK_ACCESSIBLE_STATE_INVALID.
 * The value function takes an enum's GValue and then fails with a critical on GTK 4.8. */
static inline void
cgtk_accessible_set_invalid (GtkWidget *widget, gboolean invalid)
{
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
      invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* gtk_accessible_update_relation with GTK_ACCESSIBLE_RELATION_DESCRIBED_BY */
static inline void
cgtk_accessible_set_described_by (GtkWidget *widget, GtkWidget *label)
{
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, label, NULL, -1);
}

/* gtk_accessible_update_relation with GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE: one object first,
 * a list that NULL ends in later versions. */
static inline void
cgtk_accessible_set_error_message (GtkWidget *widget, GtkWidget *label)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label, NULL, -1);
#else
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, label, -1);
#endif
}

/* gtk_accessible_announce, where GTK has it */
static inline void
cgtk_accessible_announce (GtkWidget *widget, const char *message)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (
      GTK_ACCESSIBLE (widget), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  (void) widget;
  (void) message;
#endif
}

/* g_object_set with one string, Boolean or integer property */
static inline void
cgtk_object_set_string (gpointer object, const char *property, const char *value)
{
  g_object_set (object, property, value, NULL);
}

static inline void
cgtk_object_set_boolean (gpointer object, const char *property, gboolean value)
{
  g_object_set (object, property, value, NULL);
}

/* For g_spawn_async_with_pipes_and_fds: what a child does between fork and exec. It gets a process
 * group of its own, so that it can be ended with all that it starts, and ends when we do. */
static void
cgtk_child_setup (gpointer data)
{
  (void) data;
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  signal (SIGPIPE, SIG_DFL);
}

static inline GSpawnChildSetupFunc
cgtk_get_child_setup (void)
{
  return cgtk_child_setup;
}

/* For gtk_entry_completion_set_match_func: the list has what fits already. */
static gboolean
cgtk_match_everything (GtkEntryCompletion *completion, const char *key, GtkTreeIter *iter,
                       gpointer data)
{
  (void) completion;
  (void) key;
  (void) iter;
  (void) data;
  return TRUE;
}

static inline void
cgtk_entry_completion_match_everything (GtkEntryCompletion *completion)
{
  gtk_entry_completion_set_match_func (completion, cgtk_match_everything, NULL, NULL);
}
