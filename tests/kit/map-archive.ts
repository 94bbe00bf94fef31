import { writeFileSync } from 'node:fs'
import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'

/** Toronto, as far as a map has to know it: land, a lake, two roads and a name. */
const LAYERS: Record<string, GeoJSON.Feature[]> = {
  earth: [area({}, [-80.5, 43.2, -78.5, 44.2])],
  water: [area({ kind: 'lake', name: 'Lake Ontario' }, [-80.5, 43.2, -78.5, 43.62])],
  roads: [
    line({ kind: 'highway', name: 'Gardiner' }, [
      [-79.6, 43.63],
      [-79.2, 43.66]
    ]),
    line({ kind: 'major_road', name: 'Yonge Street' }, [
      [-79.38, 43.64],
      [-79.42, 43.8]
    ])
  ],
  places: [
    {
      type: 'Feature',
      properties: { kind: 'locality', name: 'Toronto' },
      geometry: { type: 'Point', coordinates: [-79.38, 43.68] }
    }
  ]
}
const MOST_ZOOM = 6
const HEADER_BYTES = 127

/** Writes a map in the format of https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, without compression. */
export function writeMapArchive(file: string): void {
  const tiles = Array.from({ length: MOST_ZOOM + 1 }, (_, z) => tileAround(z, -79.4, 43.65)).sort(
    (a, b) => a.id - b.id
  )
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // Each begins where the one before ends.
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0))
  ])
  const metadata = Buffer.from('{}')
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + metadata.length
  const numbers = [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0]
  const counts = [dataAt, data.length, tiles.length, tiles.length, tiles.length]
  for (const [at, value] of [...numbers, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  }
  // Clustered; directories and tiles without compression; vector tiles; zooms.
  header.set([1, 1, 1, 1, 0, MOST_ZOOM], 96)
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) {
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * at)
  }
  writeFileSync(file, Buffer.concat([header, directory, metadata, data]))
}

function tileAround(z: number, lng: number, lat: number) {
  const size = 2 ** z
  const x = Math.floor(((lng + 180) / 360) * size)
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size)
  const layers = Object.entries(LAYERS).map(([name, features]) => {
    const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y)
    return [name, tile] as const
  })
  const bytes = fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 })
  return { id: zxyToTileId(z, x, y), bytes }
}

function area(properties: object, [west, south, east, north]: [number, number, number, number]) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south]
  ]
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [corners] }
  } satisfies GeoJSON.Feature
}

function line(properties: object, coordinates: number[][]) {
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates }
  } satisfies GeoJSON.Feature
}

/** Seven bits a byte, the low ones first. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
