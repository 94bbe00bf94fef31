import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { saveItem } from '#contract/content/editor.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contactUs } from '#contract/general.ts'
import { savePicture } from '#contract/content/pictures.ts'
import { changeEditor } from '#panel/actions/accounts/change-editor.ts'
import type { Database } from '#panel/tables/schema.ts'
import { cardForm } from './billing.ts'
import { PNG, POST } from './editor.ts'
import { openFolder, type PanelProcess, startPanelProcess } from './panel-process.ts'
import { freshPostgres } from './postgres.ts'
import { startStripe } from './stripe-server.ts'

const EMAIL = 'editor@maplekey.test'

/** The number of rows of each kind afterwards. */
export type Made = Record<'cards' | 'messages' | 'agents' | 'items' | 'pictures', number>

/**
 * Adds a card, sends a message, registers an agent, creates a post and uploads a picture at once,
 * each with its own idempotency key, kills the process midway, restarts it and repeats the calls
 * without a response; `kills` times.
 */
export async function killDuringCalls(
  engine: 'embedded' | 'postgres',
  kills: number
): Promise<{ made: Made; repeated: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-killed-calls-'))
  const stripe = await startStripe()
  const postgres = engine === 'postgres' ? await freshPostgres() : undefined
  const env = {
    PUBLIC_STRIPE_KEY: 'pk_test_local',
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_SECRET_KEY: 'sk_test_local',
    ...(postgres && { DATABASE_URL: postgres.url })
  }
  const withBooks = async <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
    if (postgres) return work(postgres.db)
    const opened = await openFolder(folder)
    try {
      return await work(opened.db)
    } finally {
      await opened.close()
    }
  }
  try {
    let panel = await startPanelProcess(folder, env)
    const { body } = await panel.post(registerUser.path, registration(EMAIL))
    const token: string = body.access_token
    await panel.stop()
    await withBooks((db) => changeEditor(db, { email: EMAIL, is_editor: true }))

    panel = await startPanelProcess(folder, env)
    let longest = 100
    let repeated = 0
    for (let round = 0; round < kills; round++) {
      const calls = callsOf(round, token)
      const start = performance.now()
      const answered = Promise.all(calls.map((call) => send(panel, call)))
      await Promise.race([answered, pause(longest * ((round % 20) / 16))])
      await panel.kill()
      const open = (await answered).flatMap((isDone, index) => (isDone ? [] : [calls[index]!]))
      if (open.length === 0) longest = Math.max(longest, performance.now() - start)
      repeated += open.length
      panel = await startPanelProcess(folder, env)
      for (const call of open) {
        while (!(await send(panel, call))) await pause(100)
      }
    }
    await panel.stop()
    return { made: await withBooks(count), repeated }
  } finally {
    await stripe.close()
    await postgres?.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Call = { endpoint: Endpoint; input: object; key: string; token?: string }

function callsOf(round: number, token: string): Call[] {
  const key = `round-${round}`
  const message = {
    full_name: 'Ann Lee',
    email: 'ann@example.org',
    phone: '4165550134',
    message: `Message number ${round} of many.`,
    recaptcha: 'off'
  }
  const item = {
    kind: 'post',
    item_id: null,
    base_version: 0,
    fields: { ...POST, post_title: `Post ${round}` },
    begun_as: String(round).padStart(32, '0')
  }
  // A byte after the end makes the same picture a different file.
  const data = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.from([round])]).toString('base64')
  return [
    { endpoint: addPaymentMethod, input: cardForm(`tok_card${round}`), key, token },
    { endpoint: contactUs, input: message, key },
    { endpoint: registerUser, input: registration(`killed-${round}@maplekey.test`), key },
    { endpoint: saveItem, input: item, key, token },
    { endpoint: savePicture, input: { data, alt: `Picture ${round}` }, key, token }
  ]
}

function registration(email: string) {
  return {
    name: 'Ann Lee',
    email,
    password: 'a good password',
    confirmPassword: 'a good password',
    phone: '4165550134',
    recaptcha: 'off'
  }
}

/** False without a response, or if it asks to retry. */
async function send(panel: PanelProcess, { endpoint, input, key, token }: Call): Promise<boolean> {
  const answer = await panel
    .post(endpoint.path, input, { idempotencyKey: key, ...(token && { token }) })
    .catch(() => undefined)
  if (!answer || answer.status === 202 || answer.status === 503) return false
  if (answer.status === 200) return true
  throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.body.message}`)
}

async function count(db: Kysely<Database>): Promise<Made> {
  const cards = await db
    .selectFrom('cards')
    .where('removed_at', 'is', null)
    .select('upm_id')
    .execute()
  const items = await db
    .selectFrom('content_items')
    .where('begun_as', 'is not', null)
    .select('title')
    .execute()
  const pictures = await db
    .selectFrom('pictures')
    .where('alt', 'like', 'Picture %')
    .select('alt')
    .execute()
  const agents = await db
    .selectFrom('agents')
    .where('email', 'like', 'killed-%')
    .select('email')
    .execute()
  const emails = await db
    .selectFrom('jobs')
    .where('kind', '=', 'send-mail')
    .select('job_id')
    .execute()
  return {
    cards: cards.length,
    // Each agent, the editor included, also gets a verification email.
    messages: emails.length - agents.length - 1,
    agents: agents.length,
    items: items.length,
    pictures: pictures.length
  }
}
