#ifndef STILL_MARKDOWN_H
#define STILL_MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The parts of a Markdown text.
typedef enum {
  /// A part that only groups others.
  STILL_MARKDOWN_OTHER,
  STILL_MARKDOWN_PARAGRAPH,
  STILL_MARKDOWN_HEADING,
  STILL_MARKDOWN_BULLET_LIST,
  STILL_MARKDOWN_ORDERED_LIST,
  STILL_MARKDOWN_ITEM,
  STILL_MARKDOWN_QUOTE,
  STILL_MARKDOWN_CODE_BLOCK,
  STILL_MARKDOWN_HTML_BLOCK,
  STILL_MARKDOWN_THEMATIC_BREAK,
  STILL_MARKDOWN_TABLE,
  STILL_MARKDOWN_TABLE_HEADER,
  STILL_MARKDOWN_TABLE_ROW,
  STILL_MARKDOWN_TABLE_CELL,
  STILL_MARKDOWN_TEXT,
  STILL_MARKDOWN_CODE,
  STILL_MARKDOWN_HTML,
  STILL_MARKDOWN_SOFT_BREAK,
  STILL_MARKDOWN_LINE_BREAK,
  STILL_MARKDOWN_EMPHASIS,
  STILL_MARKDOWN_STRONG,
  STILL_MARKDOWN_STRIKETHROUGH,
  STILL_MARKDOWN_LINK,
  STILL_MARKDOWN_IMAGE
} StillMarkdownPart;

/// The beginning or the end of a part; a part without content has a beginning only. Pointers are valid until the visitor returns.
typedef struct {
  StillMarkdownPart part;
  bool begins;
  /// Content of texts, code and HTML, in UTF-8; otherwise NULL.
  const char *text;
  /// Destination of links and images, language of code blocks; otherwise NULL.
  const char *detail;
  /// Level of headings, first number of ordered lists, columns of tables; otherwise 0.
  int number;
  /// Alignments of a table's columns ('l', 'c', 'r' or 0); otherwise NULL.
  const uint8_t *alignments;
} StillMarkdownStep;

typedef void (*StillMarkdownVisitor)(void *context, StillMarkdownStep step);

/// Parses Markdown, with GitHub's tables, strikethrough and autolinks, by cmark-gfm, which is loaded at the first use, and
/// visits its parts in order. Returns false, without a visit, where the library is not installed.
bool still_markdown(const char *bytes, size_t count, StillMarkdownVisitor visit, void *context);

#endif
