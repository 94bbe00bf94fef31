import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toMarkdown } from '#rules/content/markdown.ts'
import { slugOf } from '#rules/content/slug.ts'
import type { ContentFile } from '../../actions/content/content-file.ts'
import { formatPage } from './front-matter.ts'

/** Writes content as files that people can read and git can diff. Removes other pages there. */
export function writeContentFolder(folder: string, content: ContentFile): void {
  const files = filesOf(content)
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const subfolder of ['posts', 'policies']) {
    mkdirSync(join(folder, subfolder), { recursive: true })
    for (const name of readdirSync(join(folder, subfolder))) {
      if (name.endsWith('.md') && !files.has(`${subfolder}/${name}`))
        rmSync(join(folder, subfolder, name))
    }
  }
}

function filesOf({ maplekey: _, policies, posts, ...lists }: ContentFile): Map<string, string> {
  const files = new Map<string, string>()
  for (const { post_description, post_id, ...fields } of posts ?? []) {
    const name = [post_id, slugOf(fields.post_title)].filter(Boolean).join('-')
    files.set(`posts/${name}.md`, pageOf(fields, post_description))
  }
  for (const { content, policy_name, ...fields } of policies ?? []) {
    files.set(`policies/${policy_name}.md`, pageOf(fields, content))
  }
  for (const [name, list] of Object.entries(lists)) {
    files.set(`${name}.json`, `${JSON.stringify(list, null, 2)}\n`)
  }
  return files
}

/** Leaves out empty fields. */
function pageOf(fields: Record<string, unknown>, html: string): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '')
  return formatPage({ fields: Object.fromEntries(filled), markdown: toMarkdown(html) })
}
