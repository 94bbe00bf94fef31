/** The part of a release's manifest that an upload needs. */
export type ReleaseManifest = {
  name: string
  made: string
  /** Its bundle's assets, e.g. '_astro/a.1b2c.css'. */
  brought: readonly string[]
  /** By path, with a content hash and the assets that the file references. */
  files: Readonly<Record<string, { hash: string; assets?: readonly string[] | undefined }>>
}

/** The object that names the live release. */
export type Pointer = {
  name: string
  made: string
  files: Record<string, string>
  /** When each asset was last referenced; null for those of the live release. */
  assets: Record<string, string | null>
}

/** Written before an upload begins, as a killed one may have done any part of it. */
export type Intent = { assets: string[]; put: Record<string, string>; remove: string[] }

export type Upload = {
  key: string
  file: string
  hash: string
  /** A killed run may have uploaded it. */
  mayExist: boolean
}

export type UploadPlan = {
  assets: { key: string; mayExist: boolean }[]
  /** New pages are uploaded before those that may link to them. */
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
  release: ReleaseManifest
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
    .map((upload) => ({ ...upload, mayExist: unsure.has(upload.key) }))

  const { assets, expired, kept } = planAssets({ intent, now, pointer, release })
  const stale = [...known.keys(), ...unsure].filter((key) => !wanted.has(key) && !kept.has(key))
  const remove = [...new Set([...stale, ...expired])]
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
  release: ReleaseManifest
}) {
  const referenced = new Set([
    ...release.brought,
    ...Object.values(release.files).flatMap((file) => file.assets ?? [])
  ])
  const unsure = new Set([...intent.assets, ...intent.remove])
  const uploaded = pointer?.assets ?? {}
  const assets = [...referenced]
    .filter((key) => !(key in uploaded) || unsure.has(key))
    .map((key) => ({ key, mayExist: unsure.has(key) }))
  const oldest = new Date(now.getTime() - ASSET_DAYS * DAY_MS).toISOString()
  const unreferenced = [
    ...Object.entries(uploaded),
    ...intent.assets.map((key) => [key, null] as const)
  ]
    .filter(([key]) => !referenced.has(key))
    .map(([key, since]) => [key, since ?? now.toISOString()] as const)
  return {
    assets,
    expired: unreferenced.filter(([, since]) => since < oldest).map(([key]) => key),
    kept: new Map<string, string | null>([
      ...unreferenced.filter(([, since]) => since >= oldest),
      ...[...referenced].map((key) => [key, null] as const)
    ])
  }
}

function wantedKeys(
  release: ReleaseManifest
): Map<string, { key: string; file: string; hash: string }> {
  const entries = Object.entries(release.files).flatMap(([file, { hash }]) =>
    keysOf(file).map((key) => [key, { key, file, hash }] as const)
  )
  return new Map(entries)
}

/** Stores pages as '/blog/1' too, as buckets don't add '.html'; some CDNs do. */
function keysOf(file: string): string[] {
  const bare = file.replace(/\.html$/, '')
  return bare === file || /(^|\/)(index|404)$/.test(bare) ? [file] : [file, bare]
}
