// One of the threads that render a release. A thread of its own for every run: the server's code and the snapshot it
// has read are loaded once in the life of a thread.
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { compressFile } from '../compress.ts'
import { hashOf } from '../release.ts'
import { type FinishedPage, pageFinisher } from './finish-page.ts'
import type { NamedFiles } from './named-files.ts'
import type { OgPicture } from './og-picture.ts'
import { integrity } from './script-integrity.ts'
import { type Address, openRenderer } from './site-renderer.ts'
import { unlinkFile } from './unlink-file.ts'

export type ThreadData = {
  /** The bundle's two folders. */
  client: string
  server: string
  assets: string
  drawing: string
  product: string
}

/** `before`: the hash that the file has in the release at `last`. `isFilled`: where all of that is in `folder` already. */
export type RenderWish = {
  files: { file: string; before: string | undefined }[]
  folder: string
  isFilled: boolean
  last: string | undefined
}
export type RenderedFile = NamedFiles & {
  file: string
  hash: string
  /** The picture that is drawn for it, where it is not there yet. */
  picture: OgPicture | undefined
  policy: string | undefined
}
/** A page that could not be made, and why. */
export type FailedFile = { file: string; reason: string }
export type RenderedFiles = { rendered: RenderedFile[]; failed: FailedFile[] }
/** What can be asked of a thread. */
export type Works = {
  addresses: { wish: undefined; answer: readonly Address[] }
  draw: { wish: readonly OgPicture[]; answer: number }
  render: { wish: RenderWish; answer: RenderedFiles }
}
type Work = keyof Works
/** `snapshot`: the folder that pages are made of. */
type ThreadCall = {
  [One in Work]: { snapshot: string; wish: Works[One]['wish']; work: One }
}[Work]
export type ThreadWord<One extends Work = Work> =
  | { answer: Works[One]['answer'] }
  | { failed: ThreadFailure }
/** An error as it crosses to the thread that asked. */
export type ThreadFailure = { message: string; stack: string | undefined }

const data = workerData as ThreadData
const port = parentPort!

try {
  const renderer = await openRenderer(data.server)
  port.on('message', (call: ThreadCall) => {
    process.env['SNAPSHOT'] = call.snapshot
    answer(call).then(
      (answer) => say({ answer }),
      (error: unknown) => say({ failed: failureOf(error) })
    )
  })

  async function answer(call: ThreadCall): Promise<Works[Work]['answer']> {
    if (call.work === 'addresses') return renderer.addresses()
    return call.work === 'draw' ? drawAll(call.wish) : renderAll(call.wish)
  }

  async function renderAll({ files, folder, isFilled, last }: RenderWish): Promise<RenderedFiles> {
    const answer: RenderedFiles = { rendered: [], failed: [] }
    for (const { before, file } of files) {
      const page = await make(file)
      if ('reason' in page) answer.failed.push(page)
      else {
        if (isFilled) unlinkFile(folder, file)
        answer.rendered.push(lay(file, page.html, { before, folder, last }, page.finished))
      }
    }
    return answer
  }

  /** What goes wrong here is about this page; one that fails does not keep the others from being made. */
  async function make(
    file: string
  ): Promise<FailedFile | { html: string; finished: FinishedPage | undefined }> {
    try {
      const { body, policy } = await renderer.render(file)
      if (!file.endsWith('.html')) return { html: body, finished: undefined }
      if (policy === undefined) throw new Error('It has no content security policy.')
      const finished = finish(file, { html: body, policy })
      return { html: finished.html, finished }
    } catch (error) {
      return { file, reason: failureOf(error).message }
    }
  }
} catch (error) {
  say({ failed: failureOf(error) })
}

const texts = new Map<string, string>()
const integrities = new Map<string, string>()
const finish = pageFinisher({
  drawing: data.drawing,
  read: (path: string) =>
    texts.get(path) ?? remember(texts, path, readFileSync(join(data.client, path), 'utf8').trim()),
  integrityOf: (path: string) =>
    integrities.get(path) ??
    remember(integrities, path, integrity(readFileSync(join(data.client, path))))
})

function lay(
  file: string,
  content: string,
  at: { before: string | undefined; folder: string; last: string | undefined },
  page?: FinishedPage
): RenderedFile {
  const bytes = Buffer.from(content)
  const hash = hashOf(bytes)
  mkdirSync(dirname(join(at.folder, file)), { recursive: true })
  if (hash === at.before && at.last !== undefined) linkFile(at.last, at.folder, file)
  else {
    // Never into a file that another release has, too.
    writeFileSync(join(at.folder, file), bytes, { flag: 'wx' })
    compressFile(at.folder, file, bytes)
  }
  return {
    file,
    hash,
    assets: page?.assets ?? [],
    links: page?.links ?? [],
    needed: page?.needed ?? [],
    picture: page?.ogPicture && !isDrawn(page.ogPicture) ? page.ogPicture : undefined,
    policy: page?.policy
  }
}

/** A file and what lies compressed beside it, without writing them again. */
function linkFile(from: string, to: string, file: string): void {
  for (const name of [file, `${file}.br`, `${file}.gz`]) {
    if (name === file || existsSync(join(from, name))) linkSync(join(from, name), join(to, name))
  }
}

async function drawAll(pictures: readonly OgPicture[]): Promise<number> {
  // Loaded by the few runs that draw something: it weighs more than all else.
  const { drawOgPicture } = await import('./draw-og-picture.ts')
  const draw = async (picture: OgPicture) => drawOgPicture(picture, data.product)
  for (const picture of pictures) {
    if (isDrawn(picture)) continue
    const file = join(data.assets, picture.path)
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${threadId}.part`
    // A title that can't be drawn is a picture without words, not a site that can't be published.
    writeFileSync(part, await draw(picture).catch(() => draw({ ...picture, title: '' })))
    renameSync(part, file)
  }
  return pictures.length
}

function isDrawn({ path }: OgPicture): boolean {
  return existsSync(join(data.assets, path))
}

function say(word: ThreadWord): void {
  port.postMessage(word)
}

function failureOf(error: unknown): ThreadFailure {
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: String(error), stack: undefined }
}

function remember(map: Map<string, string>, key: string, value: string): string {
  map.set(key, value)
  return value
}
