/** What the search's script says, in the page's language: `{count}`, `{shown}` and `{total}` are numbers. */
export type MapWords = Record<
  | 'cancel'
  | 'close'
  | 'cluster'
  | 'count'
  | 'done'
  | 'drawBox'
  | 'drawShape'
  | 'drawingBox'
  | 'drawingShape'
  | 'failed'
  | 'google'
  | 'googleAsk'
  | 'keys'
  | 'loading'
  | 'open'
  | 'pins'
  | 'schematic'
  | 'searchHere'
  | 'shown'
  | 'title'
  | 'together'
  | 'zoomIn'
  | 'zoomOut',
  string
>
