import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { outboxTransport } from '#panel/services/email/email-outbox.ts'
import { EMAIL_SAMPLES } from '../kit/email-samples.ts'
import { measured } from '../kit/measured.ts'
import { testSettings } from '../kit/test-settings.ts'

const SCORE_MAX = 1
const FROM = { name: 'Maplekey', address: 'hello@maplekey.ca' }
const folder = mkdtempSync(join(tmpdir(), 'spam-score-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isInstalled = spawnSync('spamassassin', ['--version']).status === 0
const NAMES = Object.keys(EMAIL_SAMPLES) as (keyof typeof EMAIL_SAMPLES)[]

test.skipIf(!isInstalled)(
  `SpamAssassin gives every email of the product at most ${SCORE_MAX}${isInstalled ? '' : ' (skipped: apt-get install spamassassin)'}`,
  async () => {
    const outbox = outboxTransport(folder, FROM)
    const to = { name: 'Amara Osei', address: 'amara@lakeshore-realty.ca' }
    const scores: Record<string, number> = {}
    for (const name of NAMES) {
      const email = EMAIL_SAMPLES[name]
      await outbox.send({ id: name, to, ...renderEmail(email, testSettings) })
      scores[name] = await scoreOf(readFileSync(join(folder, `${name}.eml`), 'utf8'))
    }
    measured('scores of emails', {
      emails: NAMES.length,
      highest: Math.max(...Object.values(scores))
    })
    const tooHigh = Object.entries(scores).filter(([, score]) => !(score <= SCORE_MAX))
    expect(tooHigh).toEqual([])
    expect(NAMES.length).toBeGreaterThan(20)
  }
)

/** By the text alone: without network tests, what a fresh installation knows. */
async function scoreOf(source: string): Promise<number> {
  const program = spawn('spamassassin', ['--local', '--cf=use_bayes 0'])
  const answer = text(program.stdout)
  program.stdin.end(source)
  const [, score] = /^X-Spam-Status: \w+, score=(-?[\d.]+)/m.exec(await answer) ?? []
  return Number(score)
}
