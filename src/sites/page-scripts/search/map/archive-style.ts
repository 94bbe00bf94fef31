import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification
} from 'maplibre-gl'

const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
const SOURCE = 'protomaps'

/**
 * The layers of Protomaps' basemap in the website's own colours: ground, words and accent. Names are drawn in the
 * browser's own faces, so that no other file is needed.
 */
export function archiveStyle(
  address: string,
  [ground, ink, accent]: readonly [string, string, string],
  language: string
): StyleSpecification {
  /** So much of one colour in the ground. */
  const mixed = (colour: string, part: number): ExpressionSpecification => {
    return ['interpolate', ['linear'], part, 0, ground, 1, colour]
  }
  const named = language.startsWith('fr') ? 'name:fr' : 'name:en'
  const name: ExpressionSpecification = ['coalesce', ['get', named], ['get', 'name']]
  const fill = (layer: string, colour: ExpressionSpecification, filter?: FilterSpecification) =>
    ({
      id: layer,
      type: 'fill',
      source: SOURCE,
      'source-layer': layer,
      ...(filter && { filter }),
      paint: { 'fill-color': colour }
    }) satisfies LayerSpecification
  const road = (
    id: string,
    kinds: string[],
    width: DataDrivenPropertyValueSpecification<number>,
    colour: ExpressionSpecification
  ) =>
    ({
      id,
      type: 'line',
      source: SOURCE,
      'source-layer': 'roads',
      filter: ['in', ['get', 'kind'], ['literal', kinds]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': width }
    }) satisfies LayerSpecification
  const label = (
    id: string,
    layer: string,
    size: DataDrivenPropertyValueSpecification<number>,
    more: { filter?: FilterSpecification; minzoom?: number; along?: boolean } = {}
  ) =>
    ({
      id,
      type: 'symbol',
      source: SOURCE,
      'source-layer': layer,
      ...(more.filter && { filter: more.filter }),
      ...(more.minzoom !== undefined && { minzoom: more.minzoom }),
      layout: {
        'text-field': name,
        'text-font': ['sans-serif'],
        'text-size': size,
        ...(more.along && { 'symbol-placement': 'line' })
      },
      paint: { 'text-color': mixed(ink, 0.85), 'text-halo-color': ground, 'text-halo-width': 1.5 }
    }) satisfies LayerSpecification
  const wider = (from: number, to: number): ExpressionSpecification => {
    return ['interpolate', ['exponential', 1.6], ['zoom'], 8, from, 18, to]
  }

  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${address}`, attribution: CREDIT } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': mixed(ink, 0.16) } },
      fill('earth', mixed(ink, 0.04)),
      fill('landuse', mixed(accent, 0.1), [
        'in',
        ['get', 'kind'],
        ['literal', ['park', 'forest', 'wood', 'nature_reserve', 'cemetery', 'golf_course']]
      ]),
      fill('water', mixed(ink, 0.16)),
      road('paths', ['path'], wider(0, 3), mixed(ink, 0.1)),
      road('minor', ['minor_road', 'other'], wider(0.2, 14), mixed(ink, 0.14)),
      road('major', ['major_road'], wider(0.8, 20), mixed(ink, 0.22)),
      road('highways', ['highway'], wider(1.2, 24), mixed(ink, 0.34)),
      road('rails', ['rail'], wider(0.3, 3), mixed(ink, 0.3)),
      { ...fill('buildings', mixed(ink, 0.1)), minzoom: 14 },
      label('road names', 'roads', 12, { minzoom: 13, along: true }),
      label('water names', 'water', 12, { minzoom: 9, filter: ['has', 'name'] }),
      label('places', 'places', ['interpolate', ['linear'], ['zoom'], 4, 12, 14, 16])
    ]
  }
}
