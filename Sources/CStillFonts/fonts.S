// The bytes of the typefaces that are always embedded.

#include "typefaces.inc"

TYPEFACE(inter_thin, inter/Inter-Thin.otf)
TYPEFACE(inter_thin_italic, inter/Inter-ThinItalic.otf)
TYPEFACE(inter_extralight, inter/Inter-ExtraLight.otf)
TYPEFACE(inter_extralight_italic, inter/Inter-ExtraLightItalic.otf)
TYPEFACE(inter_light, inter/Inter-Light.otf)
TYPEFACE(inter_light_italic, inter/Inter-LightItalic.otf)
TYPEFACE(inter_regular, inter/Inter-Regular.otf)
TYPEFACE(inter_regular_italic, inter/Inter-Italic.otf)
TYPEFACE(inter_medium, inter/Inter-Medium.otf)
TYPEFACE(inter_medium_italic, inter/Inter-MediumItalic.otf)
TYPEFACE(inter_semibold, inter/Inter-SemiBold.otf)
TYPEFACE(inter_semibold_italic, inter/Inter-SemiBoldItalic.otf)
TYPEFACE(inter_bold, inter/Inter-Bold.otf)
TYPEFACE(inter_bold_italic, inter/Inter-BoldItalic.otf)
TYPEFACE(inter_extrabold, inter/Inter-ExtraBold.otf)
TYPEFACE(inter_extrabold_italic, inter/Inter-ExtraBoldItalic.otf)
TYPEFACE(inter_black, inter/Inter-Black.otf)
TYPEFACE(inter_black_italic, inter/Inter-BlackItalic.otf)
TYPEFACE(inter_display, inter-display/InterDisplay-roman.var.ttf)
TYPEFACE(inter_display_italic, inter-display/InterDisplay-italic.var.ttf)
TYPEFACE(literata, literata/Literata.ttf)
TYPEFACE(literata_italic, literata/Literata-Italic.ttf)
TYPEFACE(jetbrains_mono, jetbrains-mono/JetBrainsMono.ttf)
TYPEFACE(jetbrains_mono_italic, jetbrains-mono/JetBrainsMono-Italic.ttf)
TYPEFACE(nunito, nunito/Nunito.ttf)
TYPEFACE(nunito_italic, nunito/Nunito-Italic.ttf)
TYPEFACE(archivo, archivo/Archivo.ttf)
TYPEFACE(archivo_italic, archivo/Archivo-Italic.ttf)

// How the system's faces set pairs of letters; `EmbeddedPairs.swift` says what it holds.
TYPEFACE(pair_tables, pairs/system.pairs)

#if defined(__linux__)
.section .note.GNU-stack,"",%progbits
#endif
