import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from '#rules/content/markdown.ts'
import { isSameHtml } from '#rules/content/same-html.ts'
import {
  ContentFile,
  type ContentProblem,
  checkContent
} from '../../actions/content/content-file.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { type Page, readPage } from './front-matter.ts'
import { PICTURE_TEXTS } from './picture-files.ts'

type Entry = { file: string; json: Record<string, unknown> }

/**
 * Reads a folder of pages and lists as one content file. A text that means the same as the current one
 * keeps the current HTML exactly, so that an unchanged text causes no update.
 * @throws StartRefused naming every invalid file and field
 */
export function readContentFolder(folder: string, current: ContentFile): ContentFile {
  const wrong: string[] = []
  const lists = listsIn(folder, wrong)
  const posts = pagesIn(folder, 'posts', wrong, ({ fields, markdown }, name) => ({
    post_main_image: null,
    ...fields,
    post_id: /^\d+(?=-|$)/.test(name) ? Number.parseInt(name, 10) : undefined,
    post_description: htmlOf(
      markdown,
      current.posts?.find(({ post_id }) => post_id === Number.parseInt(name, 10))?.post_description
    )
  }))
  const policies = pagesIn(folder, 'policies', wrong, ({ fields, markdown }, name) => ({
    ...fields,
    policy_name: name,
    content: htmlOf(
      markdown,
      current.policies?.find(({ policy_name }) => policy_name === name)?.content
    )
  }))
  const json = {
    maplekey: 'content',
    ...lists,
    ...(posts.length > 0 && { posts: posts.map((one) => one.json) }),
    ...(policies.length > 0 && { policies: policies.map((one) => one.json) })
  }
  const checked = checkContent(json)
  if ('content' in checked && wrong.length === 0) return checked.content
  const problems = 'problems' in checked ? checked.problems : []
  const lines = [...wrong, ...problems.map((problem) => placeOf(problem, { posts, policies }))]
  throw new StartRefused(
    `This content is invalid, and nothing was changed:\n${lines.map((line) => `  ${line}`).join('\n')}`
  )
}

/** Collects a file's error as one line among the others. */
function readable<Read>(wrong: string[], read: () => Read): Read[] {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    wrong.push(error.message)
    return []
  }
}

function htmlOf(markdown: string, current: string | undefined): string {
  const html = fromMarkdown(markdown)
  return current !== undefined && isSameHtml(html, current) ? current : html
}

function pagesIn(
  folder: string,
  subfolder: string,
  wrong: string[],
  read: (page: Page, name: string) => Record<string, unknown>
): Entry[] {
  if (!existsSync(join(folder, subfolder))) return []
  const names = readdirSync(join(folder, subfolder)).filter((name) => !name.startsWith('.'))
  return names.sort(byNumber).flatMap((name) =>
    readable(wrong, () => {
      const file = `${subfolder}/${name}`
      if (!name.endsWith('.md')) throw new StartRefused(`${file}: must be a Markdown file`)
      const page = readPage(readFileSync(join(folder, file), 'utf8'), file)
      return { file, json: read(page, name.slice(0, -'.md'.length)) }
    })
  )
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** The lists, each in a JSON file of its name. */
function listsIn(folder: string, wrong: string[]): Record<string, unknown> {
  const known = Object.keys(ContentFile.entries)
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && name !== PICTURE_TEXTS
  )
  return Object.fromEntries(
    files.flatMap((file) =>
      readable(wrong, () => {
        const name = file.slice(0, -'.json'.length)
        if (!known.includes(name) || ['maplekey', 'policies', 'posts'].includes(name)) {
          throw new StartRefused(`${file}: unknown list`)
        }
        return [name, readList(join(folder, file), file)]
      })
    )
  )
}

function readList(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new StartRefused(`${file}: must be JSON: ${reason}`)
  }
}

/** 'posts.3.created' as 'posts/12-a-house.md: created'. */
function placeOf(
  { message, path }: ContentProblem,
  pages: { policies: Entry[]; posts: Entry[] }
): string {
  const [list = '', at = '', ...field] = path.split('.')
  if (list !== 'posts' && list !== 'policies') {
    const inner = [at, ...field].filter(Boolean).join('.')
    return `${list}.json: ${inner ? `${inner}: ` : ''}${message}`
  }
  const file = pages[list][Number(at || -1)]?.file
  if (file === undefined) return `${list}: ${message}`
  return field[0] === 'post_id'
    ? `${file}: its name must start with the post’s number, as in 12-a-house.md`
    : `${file}: ${field.join('.')}: ${message}`
}
