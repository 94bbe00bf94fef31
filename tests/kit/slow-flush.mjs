// Preloaded into a process, this delays each flush by SLOW_FLUSH_MS, as on a slow or busy disk.
import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const ms = Number(process.env.SLOW_FLUSH_MS)
const cell = new Int32Array(new SharedArrayBuffer(4))
const { fsyncSync } = fs
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor)
  Atomics.wait(cell, 0, 0, ms)
}
syncBuiltinESMExports()

// Four at once, the size of Node's thread pool.
let turns = Array.from({ length: 4 }, () => Promise.resolve())
const handle = await open(import.meta.filename)
const FileHandle = Object.getPrototypeOf(handle)
await handle.close()
const { sync } = FileHandle
FileHandle.sync = async function () {
  const [turn, ...rest] = turns
  const done = turn
    .then(() => sync.call(this))
    .then(() => new Promise((resolve) => setTimeout(resolve, ms)))
  turns = [...rest, done.catch(() => undefined)]
  return done
}
