import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type Flushed, isFlushed } from './flushed-files.ts'

type StartOptions = Parameters<NodeFS['init']>[1]
type Stream = { nfd: number }
type Engine = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } }

/** PGlite's data folder with the fsync it lacks. `flushes` lets a start verify that fsync happens. */
export class DurableFolder extends NodeFS {
  flushes = 0
  /** After a crash the engine fsyncs each of its thousand files twice. Files in here can skip that. */
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
