#include "CStillMarkdown.h"

#if __has_include(<cmark-gfm.h>) && __has_include(<cmark-gfm-core-extensions.h>)

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <cmark-gfm_version.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

/// The functions that are used.
static struct {
  __typeof__(cmark_parser_new) *parser_new;
  __typeof__(cmark_parser_attach_syntax_extension) *attach;
  __typeof__(cmark_parser_feed) *feed;
  __typeof__(cmark_parser_finish) *finish;
  __typeof__(cmark_parser_free) *parser_free;
  __typeof__(cmark_find_syntax_extension) *extension;
  __typeof__(cmark_node_free) *node_free;
  __typeof__(cmark_node_get_type) *type;
  __typeof__(cmark_node_get_type_string) *type_name;
  __typeof__(cmark_node_get_literal) *literal;
  __typeof__(cmark_node_get_url) *url;
  __typeof__(cmark_node_get_fence_info) *fence_info;
  __typeof__(cmark_node_get_heading_level) *heading_level;
  __typeof__(cmark_node_get_list_type) *list_type;
  __typeof__(cmark_node_get_list_start) *list_start;
  __typeof__(cmark_iter_new) *iter_new;
  __typeof__(cmark_iter_next) *iter_next;
  __typeof__(cmark_iter_get_node) *iter_node;
  __typeof__(cmark_iter_free) *iter_free;
  __typeof__(cmark_gfm_extensions_get_table_columns) *columns;
  __typeof__(cmark_gfm_extensions_get_table_alignments) *alignments;
  bool is_there;
} cmark;

/// Takes a function of a library; false: it has none.
#define TAKE(library, member, name) \
  ((cmark.member = (__typeof__(cmark.member))dlsym(library, name)) != NULL)

static void load(void) {
  // The names have the version whose functions the headers describe.
  void *core = dlopen("libcmark-gfm.so." CMARK_GFM_VERSION_STRING, RTLD_NOW | RTLD_LOCAL);
  void *extensions =
    dlopen("libcmark-gfm-extensions.so." CMARK_GFM_VERSION_STRING, RTLD_NOW | RTLD_LOCAL);
  if (core == NULL || extensions == NULL) return;
  void (*registered)(void) =
    (void (*)(void))dlsym(extensions, "cmark_gfm_core_extensions_ensure_registered");
  cmark.is_there = registered != NULL
    && TAKE(core, parser_new, "cmark_parser_new")
    && TAKE(core, attach, "cmark_parser_attach_syntax_extension")
    && TAKE(core, feed, "cmark_parser_feed")
    && TAKE(core, finish, "cmark_parser_finish")
    && TAKE(core, parser_free, "cmark_parser_free")
    && TAKE(core, extension, "cmark_find_syntax_extension")
    && TAKE(core, node_free, "cmark_node_free")
    && TAKE(core, type, "cmark_node_get_type")
    && TAKE(core, type_name, "cmark_node_get_type_string")
    && TAKE(core, literal, "cmark_node_get_literal")
    && TAKE(core, url, "cmark_node_get_url")
    && TAKE(core, fence_info, "cmark_node_get_fence_info")
    && TAKE(core, heading_level, "cmark_node_get_heading_level")
    && TAKE(core, list_type, "cmark_node_get_list_type")
    && TAKE(core, list_start, "cmark_node_get_list_start")
    && TAKE(core, iter_new, "cmark_iter_new")
    && TAKE(core, iter_next, "cmark_iter_next")
    && TAKE(core, iter_node, "cmark_iter_get_node")
    && TAKE(core, iter_free, "cmark_iter_free")
    && TAKE(extensions, columns, "cmark_gfm_extensions_get_table_columns")
    && TAKE(extensions, alignments, "cmark_gfm_extensions_get_table_alignments");
  if (cmark.is_there) registered();
}

/// Returns the part that a node of an extension is.
static StillMarkdownPart extended_part(cmark_node *node) {
  static const struct {
    const char *name;
    StillMarkdownPart part;
  } parts[] = {
    {"table", STILL_MARKDOWN_TABLE},
    {"table_header", STILL_MARKDOWN_TABLE_HEADER},
    {"table_row", STILL_MARKDOWN_TABLE_ROW},
    {"table_cell", STILL_MARKDOWN_TABLE_CELL},
    {"strikethrough", STILL_MARKDOWN_STRIKETHROUGH},
  };
  const char *name = cmark.type_name(node);
  for (size_t index = 0; index < sizeof parts / sizeof parts[0]; index++) {
    if (strcmp(name, parts[index].name) == 0) return parts[index].part;
  }
  return STILL_MARKDOWN_OTHER;
}

static StillMarkdownPart part_of(cmark_node *node) {
  switch (cmark.type(node)) {
  case CMARK_NODE_PARAGRAPH: return STILL_MARKDOWN_PARAGRAPH;
  case CMARK_NODE_HEADING: return STILL_MARKDOWN_HEADING;
  case CMARK_NODE_LIST:
    return cmark.list_type(node) == CMARK_ORDERED_LIST
      ? STILL_MARKDOWN_ORDERED_LIST : STILL_MARKDOWN_BULLET_LIST;
  case CMARK_NODE_ITEM: return STILL_MARKDOWN_ITEM;
  case CMARK_NODE_BLOCK_QUOTE: return STILL_MARKDOWN_QUOTE;
  case CMARK_NODE_CODE_BLOCK: return STILL_MARKDOWN_CODE_BLOCK;
  case CMARK_NODE_HTML_BLOCK: return STILL_MARKDOWN_HTML_BLOCK;
  case CMARK_NODE_THEMATIC_BREAK: return STILL_MARKDOWN_THEMATIC_BREAK;
  case CMARK_NODE_TEXT: return STILL_MARKDOWN_TEXT;
  case CMARK_NODE_CODE: return STILL_MARKDOWN_CODE;
  case CMARK_NODE_HTML_INLINE: return STILL_MARKDOWN_HTML;
  case CMARK_NODE_SOFTBREAK: return STILL_MARKDOWN_SOFT_BREAK;
  case CMARK_NODE_LINEBREAK: return STILL_MARKDOWN_LINE_BREAK;
  case CMARK_NODE_EMPH: return STILL_MARKDOWN_EMPHASIS;
  case CMARK_NODE_STRONG: return STILL_MARKDOWN_STRONG;
  case CMARK_NODE_LINK: return STILL_MARKDOWN_LINK;
  case CMARK_NODE_IMAGE: return STILL_MARKDOWN_IMAGE;
  default: return extended_part(node);
  }
}

static StillMarkdownStep step_of(cmark_node *node, bool begins) {
  StillMarkdownStep step = {.part = part_of(node), .begins = begins};
  if (!begins) return step;
  step.text = cmark.literal(node);
  switch (step.part) {
  case STILL_MARKDOWN_LINK:
  case STILL_MARKDOWN_IMAGE: step.detail = cmark.url(node); break;
  case STILL_MARKDOWN_CODE_BLOCK: step.detail = cmark.fence_info(node); break;
  case STILL_MARKDOWN_HEADING: step.number = cmark.heading_level(node); break;
  case STILL_MARKDOWN_ORDERED_LIST: step.number = cmark.list_start(node); break;
  case STILL_MARKDOWN_TABLE:
    step.number = cmark.columns(node);
    step.alignments = cmark.alignments(node);
    break;
  default: break;
  }
  return step;
}

/// Returns the tree of a text.
static cmark_node *parse(const char *bytes, size_t count) {
  // The library keeps the characters that extensions look for in variables of the process while it parses.
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  cmark_parser *parser = cmark.parser_new(CMARK_OPT_DEFAULT);
  static const char *const extensions[] = {"table", "strikethrough", "autolink"};
  for (size_t index = 0; index < sizeof extensions / sizeof extensions[0]; index++) {
    cmark_syntax_extension *extension = cmark.extension(extensions[index]);
    if (extension != NULL) cmark.attach(parser, extension);
  }
  cmark.feed(parser, bytes, count);
  cmark_node *document = cmark.finish(parser);
  cmark.parser_free(parser);
  pthread_mutex_unlock(&one_at_a_time);
  return document;
}

bool still_markdown(const char *bytes, size_t count, StillMarkdownVisitor visit, void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!cmark.is_there) return false;
  cmark_node *document = parse(bytes, count);
  cmark_iter *iterator = cmark.iter_new(document);
  for (;;) {
    cmark_event_type event = cmark.iter_next(iterator);
    if (event == CMARK_EVENT_DONE) break;
    visit(context, step_of(cmark.iter_node(iterator), event == CMARK_EVENT_ENTER));
  }
  cmark.iter_free(iterator);
  cmark.node_free(document);
  return true;
}

#else

bool still_markdown(const char *bytes, size_t count, StillMarkdownVisitor visit, void *context) {
  (void)bytes, (void)count, (void)visit, (void)context;
  return false;
}

#endif
