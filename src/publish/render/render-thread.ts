// A thread that renders a release. Every run starts new threads, as a thread loads the server's
// code and the snapshot only once.
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { compressFile } from '../compress.ts'
import { hashOf } from '../release.ts'
import { type FinishedPage, pageFinisher } from './finish-page.ts'
import type { PageReferences } from './page-references.ts'
import type { OgPicture } from './og-picture.ts'
import { integrityHash } from './script-integrity.ts'
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

/**
 * `before`: the file's hash in the release at `previousFolder`. `isFilled`: all of that release's
 * files are linked into `folder` already.
 */
export type RenderJob = {
  files: { file: string; before: string | undefined }[]
  folder: string
  isFilled: boolean
  previousFolder: string | undefined
}
export type RenderedFile = PageReferences & {
  file: string
  hash: string
  /** The page's picture, if it has yet to be drawn. */
  picture: OgPicture | undefined
  policy: string | undefined
}
export type FailedFile = { file: string; reason: string }
export type RenderedFiles = { rendered: RenderedFile[]; failed: FailedFile[] }
export type ThreadTasks = {
  addresses: { input: undefined; output: readonly Address[] }
  draw: { input: readonly OgPicture[]; output: number }
  render: { input: RenderJob; output: RenderedFiles }
}
type TaskName = keyof ThreadTasks
/** `snapshot`: its folder. */
type ThreadCall = {
  [Task in TaskName]: { snapshot: string; input: ThreadTasks[Task]['input']; task: Task }
}[TaskName]
export type ThreadReply<Task extends TaskName = TaskName> =
  | { output: ThreadTasks[Task]['output'] }
  | { failed: ThreadFailure }
/** An error, as plain data. */
export type ThreadFailure = { message: string; stack: string | undefined }

const data = workerData as ThreadData
const port = parentPort!

try {
  const renderer = await openRenderer(data.server)
  port.on('message', (call: ThreadCall) => {
    process.env['SNAPSHOT'] = call.snapshot
    perform(call).then(
      (output) => reply({ output }),
      (error: unknown) => reply({ failed: failureOf(error) })
    )
  })

  async function perform(call: ThreadCall): Promise<ThreadTasks[TaskName]['output']> {
    if (call.task === 'addresses') return renderer.addresses()
    return call.task === 'draw' ? drawAll(call.input) : renderAll(call.input)
  }

  async function renderAll({
    files,
    folder,
    isFilled,
    previousFolder
  }: RenderJob): Promise<RenderedFiles> {
    const output: RenderedFiles = { rendered: [], failed: [] }
    for (const { before, file } of files) {
      const page = await renderOne(file)
      if ('reason' in page) output.failed.push(page)
      else {
        if (isFilled) unlinkFile(folder, file)
        output.rendered.push(
          writePage(file, page.html, { before, folder, previousFolder }, page.finished)
        )
      }
    }
    return output
  }

  /** Catches the page's errors, so that the other pages are rendered. */
  async function renderOne(
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
  reply({ failed: failureOf(error) })
}

const texts = new Map<string, string>()
const integrityValues = new Map<string, string>()
const finish = pageFinisher({
  drawing: data.drawing,
  read: (path: string) =>
    texts.get(path) ?? remember(texts, path, readFileSync(join(data.client, path), 'utf8').trim()),
  integrityOf: (path: string) =>
    integrityValues.get(path) ??
    remember(integrityValues, path, integrityHash(readFileSync(join(data.client, path))))
})

function writePage(
  file: string,
  content: string,
  to: { before: string | undefined; folder: string; previousFolder: string | undefined },
  page?: FinishedPage
): RenderedFile {
  const bytes = Buffer.from(content)
  const hash = hashOf(bytes)
  mkdirSync(dirname(join(to.folder, file)), { recursive: true })
  if (hash === to.before && to.previousFolder !== undefined)
    linkFile(to.previousFolder, to.folder, file)
  else {
    // Existing files may be hard links into other releases, so they are never overwritten.
    writeFileSync(join(to.folder, file), bytes, { flag: 'wx' })
    compressFile(to.folder, file, bytes)
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

/** Hard-links a file and its compressed versions. */
function linkFile(from: string, to: string, file: string): void {
  for (const name of [file, `${file}.br`, `${file}.gz`]) {
    if (name === file || existsSync(join(from, name))) linkSync(join(from, name), join(to, name))
  }
}

async function drawAll(pictures: readonly OgPicture[]): Promise<number> {
  // Loaded on demand: few runs draw, and sharp is large.
  const { drawOgPicture } = await import('./draw-og-picture.ts')
  const draw = async (picture: OgPicture) => drawOgPicture(picture, data.product)
  for (const picture of pictures) {
    if (isDrawn(picture)) continue
    const file = join(data.assets, picture.path)
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${threadId}.part`
    // A title that can't be drawn must not stop the run, so it is left out.
    writeFileSync(part, await draw(picture).catch(() => draw({ ...picture, title: '' })))
    renameSync(part, file)
  }
  return pictures.length
}

function isDrawn({ path }: OgPicture): boolean {
  return existsSync(join(data.assets, path))
}

function reply(message: ThreadReply): void {
  port.postMessage(message)
}

function failureOf(error: unknown): ThreadFailure {
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: String(error), stack: undefined }
}

function remember(map: Map<string, string>, key: string, value: string): string {
  map.set(key, value)
  return value
}
