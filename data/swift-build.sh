#!/bin/sh
# Builds a product with SwiftPM for Meson:
# swift-build.sh PACKAGE SCRATCH CONFIGURATION PRODUCT OUTPUT [OPTION OF SWIFT BUILD…]
set -eu
package=$1
# SwiftPM would take a path through a link for another place and build everything again.
scratch=$(realpath -m "$2")
configuration=$3
product=$4
output=$5
shift 5
set -- --package-path "$package" --scratch-path "$scratch" --configuration "$configuration" "$@"

swift build "$@" --product "$product"
built=$(swift build "$@" --show-bin-path)/$product
# What did not change stays as old as it is, so that nothing is made again from it.
cmp -s "$built" "$output" || cp "$built" "$output"
