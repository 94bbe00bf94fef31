import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { type ConvertedPicture, UnusablePicture } from './converted-picture.ts'
import { readFrames, writeFrame } from './frames.ts'
import type { PictureReply } from './picture-process.ts'

/** Each holds a decoded picture in memory, and a core. */
const AT_ONCE = 2
/** The largest HEIC photo takes three seconds of a core, and other processes go first. */
const TIMEOUT_MS = 5 * 60_000
/** A process takes 60 MB, so it doesn't outlive a batch of photographs by much. */
const IDLE_MS = 10_000
const PROGRAM = fileURLToPath(new URL('picture-process.ts', import.meta.url))

type Converter = { child: ChildProcessWithoutNullStreams; replies: AsyncGenerator<Buffer> }

const limit = pLimit(AT_ONCE)
const idle: { converter: Converter; timer: NodeJS.Timeout }[] = []

/**
 * Converts a picture, given in pieces, in a process of its own, which gives way to this one: visitors wait for no picture,
 * and whatever a hostile file does to a decoder ends there. @throws UnusablePicture saying why a file
 * can't be used.
 */
export function convertPicture(chunks: readonly Uint8Array[]): Promise<ConvertedPicture> {
  return limit(async () => {
    const converter = takeConverter()
    const timer = setTimeout(() => converter.child.kill('SIGKILL'), TIMEOUT_MS)
    const reply = await replyOf(converter, chunks).finally(() => clearTimeout(timer))
    // It died of the picture.
    if (!reply) throw new UnusablePicture('damaged')
    giveBack(converter)
    if ('problem' in reply) throw new UnusablePicture(reply.problem)
    if ('fault' in reply) throw new Error(reply.fault)
    return reply
  })
}

async function replyOf(
  { child, replies }: Converter,
  chunks: readonly Uint8Array[]
): Promise<ConvertedPicture | Exclude<PictureReply, { picture: unknown }> | undefined> {
  writeFrame(child.stdin, chunks)
  const { value: head } = await replies.next()
  if (!head) return undefined
  const reply = JSON.parse(head.toString()) as PictureReply
  if (!('picture' in reply)) return reply
  const files = []
  for (const file of reply.files) {
    const { value } = await replies.next()
    if (!value) return undefined
    files.push({ ...file, bytes: value })
  }
  return { ...reply.picture, files }
}

function takeConverter(): Converter {
  for (let ready = idle.pop(); ready; ready = idle.pop()) {
    clearTimeout(ready.timer)
    const { child } = ready.converter
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.ref()
    for (const pipe of pipesOf(child)) pipe.ref()
    return ready.converter
  }
  const flags = ['--disable-warning=ExperimentalWarning']
  // Neither settings nor secrets are a decoder's business.
  const child = spawn(process.execPath, [...flags, PROGRAM], { env: {} })
  // What fails ends the replies.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.stderr.resume()
  return { child, replies: readFrames(child.stdout) }
}

/** An idle process doesn't keep this one from ending. */
function giveBack(converter: Converter): void {
  const { child } = converter
  child.unref()
  for (const pipe of pipesOf(child)) pipe.unref()
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.converter === converter),
      1
    )
    child.stdin.end()
  }, IDLE_MS)
  timer.unref()
  idle.push({ converter, timer })
}

function pipesOf({ stderr, stdin, stdout }: ChildProcessWithoutNullStreams): Socket[] {
  return [stdin, stdout, stderr].filter((stream) => stream instanceof Socket)
}
