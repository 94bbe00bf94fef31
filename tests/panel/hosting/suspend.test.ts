import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StartRefused } from '#panel/config/start-refused.ts'
import { UsageError } from '#panel/commands/command-line.ts'
import { runSite } from '#panel/commands/run-site.ts'
import { startHosting } from '../../kit/hosting.ts'

let folder: string
let hosting: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-suspend-'))
  hosting = await startHosting({ settings: { dataDir: folder } })
})
afterAll(async () => {
  await hosting.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]): Promise<string> {
  let output = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk)
    return true
  })
  try {
    await runSite(hosting.panel.world.settings, args)
  } finally {
    write.mockRestore()
  }
  return output
}

test('an owner takes a website off all its hosts at once, keeps what it said, and puts it back', async () => {
  const { base_url, host, website_id } = await hosting.newSite()
  expect((await hosting.get(host)).status).toBe(200)
  const began = performance.now()
  expect(await run('suspend', base_url, '--reason', 'phishing')).toContain('is offline')
  await expect.poll(async () => (await hosting.get(host)).status, { interval: 5 }).toBe(451)
  expect(performance.now() - began).toBeLessThan(10_000)

  for (const at of [host, base_url, `www.${base_url}`]) {
    for (const path of ['/', '/about', '/_site/form', '/_site/drawings/portrait-amara-osei.svg']) {
      const { body, headers, status } = await hosting.get(at, path)
      expect([at, path, status, headers['cache-control']]).toEqual([at, path, 451, 'no-store'])
      expect(body).not.toContain('Amara')
    }
    const sent = await hosting.ask({
      host: at,
      path: '/_site/message',
      method: 'POST',
      body: 'a=1'
    })
    expect(sent.status).toBe(451)
  }
  const kept = await hosting.panel.world.db
    .selectFrom('sites')
    .select(['published', 'suspended_at', 'suspended_reason'])
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ suspended_reason: 'phishing', suspended_at: expect.any(Date) })
  expect(kept.published).toMatchObject({ salesman_name: 'Amara Osei' })

  expect(await run('restore', host.toUpperCase())).toContain('is online again')
  await expect.poll(async () => (await hosting.get(host)).status).toBe(200)
})

test('an unknown host and a missing reason are refused in a sentence', async () => {
  await expect(run('suspend', 'nobody.ca', '--reason', 'x')).rejects.toThrow(
    new StartRefused('No website has the host nobody.ca.')
  )
  await expect(run('suspend', 'nobody.ca')).rejects.toThrow(UsageError)
})
