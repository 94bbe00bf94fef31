import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type Flushed, isFlushed } from './flushed-files.ts'

type StartOptions = Parameters<NodeFS['init']>[1]
type Stream = { nfd: number }
type Engine = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }

/** PGlite's folder on disk, with the flush it lacks. `flushes` counts them, so that a start can prove they happen. */
export class DurableFolder extends NodeFS {
  flushes = 0
  /** After a crash the engine flushes each of its thousand files twice, one by one; what is in here needs no more flush. */
  flushed: Flushed = new Map()

  override async init(pg: PGlite, options: StartOptions) {
    const started = await super.init(pg, options)
    const addFlush = (engine: unknown) => {
      ;(engine as Engine).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (this.flushed.size > 0 && isFlushed(this.flushed, nfd)) return 0
        fsyncSync(nfd)
        this.flushes++
        return 0
      }
    }
    const { preRun } = started.emscriptenOpts
    const before = preRun === undefined ? [] : Array.isArray(preRun) ? preRun : [preRun]
    started.emscriptenOpts.preRun = [...before, addFlush]
    return started
  }
}
