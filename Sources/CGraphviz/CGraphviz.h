// What flowsim asks of Graphviz, in one function whose types do not change with Graphviz's version:
// gvRenderData's length, for one, is an unsigned int up to Graphviz 11 and a size_t from 12 on.

#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H

#include <gvc.h>
#include <stdio.h>
#include <stdlib.h>

/// How a rendering ended.
typedef enum __attribute__((enum_extensibility(closed))) CGraphvizOutcome {
  /// The picture is whole.
  CGraphvizOutcomeRendered,
  /// The text is not a graph in the DOT language.
  CGraphvizOutcomeUnreadable,
  /// Graphviz has no layout engine of that name, or the engine gave up.
  CGraphvizOutcomeNoLayout,
  /// Graphviz has no renderer for that format, or the renderer gave up.
  CGraphvizOutcomeNoPicture,
} CGraphvizOutcome;

/// A picture in memory. Free `bytes` with `free`.
typedef struct CGraphvizPicture {
  char *bytes;
  size_t size;
} CGraphvizPicture;

/// Lays out the first graph in `dot` with `engine` ("dot"; "nop2" for one that says where everything is) and
/// renders it as `format` ("svg", "png", "pdf", "json").
///
/// With `ranks_globally`, it asks for Graphviz's `newrank`, whatever the graph says.
///
/// The picture is written to memory first, so that a failure leaves no half of it behind. Graphviz itself writes
/// what it has to say ("Error: …", "Warning: …") to standard error.
static inline CGraphvizOutcome cgraphviz_render(const char *dot, const char *engine, const char *format,
                                                int ranks_globally, CGraphvizPicture *picture) {
  Agraph_t *graph = agmemread(dot);
  if (graph == NULL) return CGraphvizOutcomeUnreadable;

  if (ranks_globally) agsafeset(graph, (char *)"newrank", (char *)"true", (char *)"");
  GVC_t *context = gvContext();
  CGraphvizOutcome outcome = CGraphvizOutcomeNoLayout;
  if (gvLayout(context, graph, engine) == 0) {
    outcome = CGraphvizOutcomeNoPicture;
    FILE *stream = open_memstream(&picture->bytes, &picture->size);
    if (stream != NULL) {
      int failed = gvRender(context, graph, format, stream);
      failed |= fclose(stream);
      if (!failed && picture->size > 0) outcome = CGraphvizOutcomeRendered;
    }
    gvFreeLayout(context, graph);
  }
  agclose(graph);
  gvFreeContext(context);
  return outcome;
}

/// The version of Graphviz that is linked, as "2.43.0".
static inline const char *cgraphviz_version(void) {
  return gvcVersion(gvContext());
}

#endif
