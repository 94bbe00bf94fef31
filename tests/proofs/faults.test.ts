import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FAULT_EXIT } from '#panel/service/end-on-fault.ts'
import { startPanelProcess } from '../kit/panel-process.ts'

const FAULTS = [
  "setImmediate(() => { throw new Error('thrown') })",
  "Promise.reject(new Error('rejected'))"
]

/** An internal error on a signal, since no request can cause one. */
function faultOnSignal(fault: string): string {
  const script = `process.on('SIGUSR2', () => { ${fault} })`
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

test('an uncaught error is logged, and the service shuts down for its supervisor to restart it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // The second one opens the database that the first has closed.
  for (const fault of FAULTS) {
    const panel = await startPanelProcess(folder, {
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: faultOnSignal(fault)
    })
    panel.signal('SIGUSR2')
    expect(await panel.exited).toBe(FAULT_EXIT)
    expect(panel.output()).toMatch(/"message":"(thrown|rejected)"/)
  }
})
