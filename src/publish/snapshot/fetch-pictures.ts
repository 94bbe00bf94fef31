import pLimit from 'p-limit'
import { pictureFile } from '#contract/content/pictures.ts'
import { type PanelFetch, PanelFailed, readBytes } from './panel-client.ts'
import { putBlob, listBlobs } from './blob-store.ts'

const PICTURE_BYTES_MAX = 10_000_000
const PICTURES_AT_ONCE = 4

/** Downloads missing pictures. One that the panel doesn't have is a warning, not a failure. */
export async function fetchPictures(
  fetchPanel: PanelFetch,
  folder: string,
  names: readonly string[]
): Promise<{ downloaded: string[]; warnings: string[] }> {
  const stored = listBlobs(folder, 'pictures')
  const missing = [...new Set(names)].filter((name) => !stored.has(name))
  const warnings: string[] = []
  const downloaded: string[] = []
  await pLimit(PICTURES_AT_ONCE).map(missing, async (name) => {
    const path = pictureFile.path.replace(':name', name)
    const response = await fetchPanel(path)
    const bytes = await readBytes(response, path, PICTURE_BYTES_MAX)
    // Any 4xx but a rate limit means that the picture doesn't exist.
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      warnings.push(`Content references the picture /pictures/${name}, which doesn’t exist.`)
      return
    }
    if (!response.ok) throw new PanelFailed(`${path} was refused with ${response.status}.`)
    if (bytes.length === 0 || !response.headers.get('content-type')?.startsWith('image/')) {
      throw new PanelFailed(`${path} is not an image.`)
    }
    putBlob(folder, 'pictures', name, bytes)
    downloaded.push(name)
  })
  return { downloaded, warnings }
}
