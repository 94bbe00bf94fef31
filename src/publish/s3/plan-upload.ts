/** As far as a bucket needs it: what a release's manifest says. */
export type Shipped = {
  name: string
  made: string
  /** What its bundle brings along, e.g. '_astro/a.1b2c.css'. */
  brought: readonly string[]
  /** By place, with a hash of what it holds and the assets it names. */
  files: Readonly<Record<string, { hash: string; assets?: readonly string[] | undefined }>>
}

/** The object that says what is shown. */
export type Pointer = {
  name: string
  made: string
  files: Record<string, string>
  /** When the last release that names it went, or null where the shown one does. */
  assets: Record<string, string | null>
}

/** What a run is about to do, written before it begins: one that was killed has done any part of it. */
export type Intent = { assets: string[]; put: Record<string, string>; remove: string[] }

export type Upload = {
  key: string
  file: string
  hash: string
  /** It may be there already: a run before was killed. */
  isUnsure: boolean
}

export type UploadPlan = {
  assets: { key: string; isUnsure: boolean }[]
  /** New addresses go before those that may link to them. */
  added: Upload[]
  changed: Upload[]
  remove: string[]
  intent: Intent
  pointer: Pointer
}

const ASSET_DAYS = 14
const DAY_MS = 86_400_000

export function planUpload({
  intent = { assets: [], put: {}, remove: [] },
  now,
  pointer,
  release
}: {
  intent?: Intent | undefined
  now: Date
  pointer: Pointer | undefined
  release: Shipped
}): UploadPlan {
  const wanted = wantedKeys(release)
  const unsure = new Set([...Object.keys(intent.put), ...intent.remove])
  const known = new Map(
    Object.entries(pointer?.files ?? {}).flatMap(([file, hash]) =>
      keysOf(file).map((key) => [key, hash] as const)
    )
  )
  const uploads = [...wanted.values()]
    .filter(({ hash, key }) => unsure.has(key) || known.get(key) !== hash)
    .map((upload) => ({ ...upload, isUnsure: unsure.has(upload.key) }))

  const { assets, expired, kept } = planAssets({ intent, now, pointer, release })
  const strays = [...known.keys(), ...unsure].filter((key) => !wanted.has(key) && !kept.has(key))
  const remove = [...new Set([...strays, ...expired])]
  return {
    assets,
    added: uploads.filter(({ key }) => !known.has(key)),
    changed: uploads.filter(({ key }) => known.has(key)),
    remove,
    intent: {
      assets: [...new Set([...intent.assets, ...assets.map(({ key }) => key)])],
      put: Object.fromEntries(uploads.map(({ hash, key }) => [key, hash])),
      remove
    },
    pointer: {
      name: release.name,
      made: release.made,
      files: Object.fromEntries(
        Object.entries(release.files).map(([file, { hash }]) => [file, hash])
      ),
      assets: Object.fromEntries(kept)
    }
  }
}

function planAssets({
  intent,
  now,
  pointer,
  release
}: {
  intent: Intent
  now: Date
  pointer: Pointer | undefined
  release: Shipped
}) {
  const named = new Set([
    ...release.brought,
    ...Object.values(release.files).flatMap((file) => file.assets ?? [])
  ])
  const unsure = new Set([...intent.assets, ...intent.remove])
  const there = pointer?.assets ?? {}
  const assets = [...named]
    .filter((key) => !(key in there) || unsure.has(key))
    .map((key) => ({ key, isUnsure: unsure.has(key) }))
  const oldest = new Date(now.getTime() - ASSET_DAYS * DAY_MS).toISOString()
  const gone = [...Object.entries(there), ...intent.assets.map((key) => [key, null] as const)]
    .filter(([key]) => !named.has(key))
    .map(([key, since]) => [key, since ?? now.toISOString()] as const)
  return {
    assets,
    expired: gone.filter(([, since]) => since < oldest).map(([key]) => key),
    kept: new Map<string, string | null>([
      ...gone.filter(([, since]) => since >= oldest),
      ...[...named].map((key) => [key, null] as const)
    ])
  }
}

function wantedKeys(release: Shipped): Map<string, { key: string; file: string; hash: string }> {
  const entries = Object.entries(release.files).flatMap(([file, { hash }]) =>
    keysOf(file).map((key) => [key, { key, file, hash }] as const)
  )
  return new Map(entries)
}

/** A bucket knows no endings: '/blog/1' is an object of that very name, and a CDN that adds '.html' finds it too. */
function keysOf(file: string): string[] {
  const bare = file.replace(/\.html$/, '')
  return bare === file || /(^|\/)(index|404)$/.test(bare) ? [file] : [file, bare]
}
