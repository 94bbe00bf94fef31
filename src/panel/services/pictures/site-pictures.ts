import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pLimit from 'p-limit'
import { type ConvertedPicture, UnusablePicture } from './converted-picture.ts'
import type { PictureReply } from './picture-process.ts'

/** Each holds a decoded picture in memory, and a core. */
const AT_ONCE = 2
/** The largest HEIC photo takes three seconds of a core, and other processes go first. */
const TIMEOUT_MS = 5 * 60_000
/** A process takes 60 MB, so it doesn't outlive a batch of photographs by much. */
const IDLE_MS = 10_000

const limit = pLimit(AT_ONCE)
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []

/**
 * Converts a picture in a process of its own, which gives way to this one: visitors wait for no picture,
 * and whatever a hostile file does to a decoder ends there. @throws UnusablePicture saying why a file
 * can't be used.
 */
export function convertPicture(bytes: Uint8Array): Promise<ConvertedPicture> {
  return limit(async () => {
    const child = takeProcess()
    const reply = await replyOf(child, bytes)
    if (!reply) {
      child.kill('SIGKILL')
      throw new UnusablePicture('damaged')
    }
    giveBack(child)
    if ('problem' in reply) throw new UnusablePicture(reply.problem)
    if ('fault' in reply) throw new Error(reply.fault)
    return reply.picture
  })
}

function takeProcess(): ChildProcess {
  for (let ready = idle.pop(); ready; ready = idle.pop()) {
    const { child, timer } = ready
    clearTimeout(timer)
    if (!child.connected) continue
    child.ref()
    child.channel?.ref()
    return child
  }
  return fork(new URL('picture-process.ts', import.meta.url), {
    // Neither settings nor secrets are a decoder's business.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  }).on('error', () => undefined)
}

/** Undefined if the process died or didn't answer in time. */
async function replyOf(child: ChildProcess, bytes: Uint8Array): Promise<PictureReply | undefined> {
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)])
  try {
    const replied = once(child, 'message', { signal })
    const died = once(child, 'exit', { signal }).then(() => [])
    child.send(bytes, () => undefined)
    const [reply] = await Promise.race([replied, died])
    return reply as PictureReply | undefined
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    ended.abort()
  }
}

/** An idle process keeps this one from ending no longer. */
function giveBack(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.child === child),
      1
    )
    child.disconnect()
  }, IDLE_MS)
  timer.unref()
  idle.push({ child, timer })
}
