import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FAULT_EXIT } from '#panel/service/end-on-fault.ts'
import { startPanelProcess } from '../../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'

/** An internal error on a signal, since no request can cause one. */
const FAULT = `process.on('SIGUSR2', () => setImmediate(() => { throw new Error('thrown') }))`

// A rejected promise, and the embedded database's next start: tests/proofs/faults.test.ts.
test('an uncaught error is logged, and the service shuts down for its supervisor to restart it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const panel = await startPanelProcess(folder, {
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
    // Quicker to start than a new embedded database.
    ...(hasPostgres() && { DATABASE_URL: (await freshPostgres()).url })
  })
  panel.signal('SIGUSR2')
  expect(await panel.exited).toBe(FAULT_EXIT)
  expect(panel.output()).toContain('"message":"thrown"')
})
