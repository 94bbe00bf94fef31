import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseMoment, formatMoment } from '#panel/commands/moment-argument.ts'
import { runWork } from '#panel/commands/run-work.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'
import { testSettings } from '../../kit/test-settings.ts'

test.each(['2027-02-30', '2027-02-30T10:00:00Z', '2027-13-01', '2027-00-10', '2026-02-29'])(
  '%s is refused, since it is not in the calendar',
  (text) => {
    expect(() => parseMoment('at', text)).toThrow(
      new StartRefused(`--at: ${text.slice(0, 10)} is not in the calendar.`)
    )
  }
)

test.each(['soon', '', '3', 'March 3, 2027', '2027-01-31x', '2027-01-31T25:00:00Z'])(
  '“%s” is refused with an example of a date',
  (text) => {
    expect(() => parseMoment('at', text)).toThrow(
      '--at must be a date such as 2027-01-31 or 2027-01-31T15:00:00Z.'
    )
  }
)

test.each(['2027-01-31', '2028-02-29', '2027-03-14', '2026-11-01', '2027-01-31T15:00:00.000Z'])(
  '%s is formatted as it was entered',
  (text) => {
    expect(formatMoment(parseMoment('at', text)!)).toBe(text)
  }
)

test('a date means the end of that day in Toronto', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maplekey-work-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  let said = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    said += String(chunk)
    return true
  })
  onTestFinished(() => write.mockRestore())
  // Quicker to start than a new embedded database.
  const databaseUrl = hasPostgres() ? (await freshPostgres()).url : undefined
  const settings = { ...testSettings, databaseUrl, dataDir, logLevel: 'silent' }
  await runWork(settings, ['--from', '2027-02-27', '--at', '2027-03-01'])
  expect(said).toBe('2027-02-27\n2027-02-28\n2027-03-01\nDone as of 2027-03-01.\n')
})

test('a --from after --at, or after now, is refused', async () => {
  const work = (...args: string[]) => runWork(testSettings, args)
  await expect(work('--from', '2100-01-01')).rejects.toThrow(
    '--from is in the future; set --at to a later date.'
  )
  await expect(work('--from', '2027-02-02', '--at', '2027-02-01')).rejects.toThrow(
    '--from is later than --at.'
  )
})
