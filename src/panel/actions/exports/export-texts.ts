import * as v from 'valibot'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { PostContent } from '#contract/websites/site-posts.ts'
import { pageMarkdown, postMarkdown } from '#rules/websites/page-markdown.ts'
import { languagesOf } from '#sites/languages.ts'
import { livePostBody, livePosts } from '../../records/websites/live-posts.ts'
import type { Db } from '../../services/world.ts'
import type { ExportedFile } from './exported-file.ts'

/** The texts of the published pages and posts as Markdown, a file each. */
export async function* exportTexts(
  db: Db,
  website_id: number,
  content: SiteContent
): AsyncGenerator<ExportedFile> {
  for (const language of languagesOf(content)) {
    for (const page of content.pages.filter(({ hidden }) => !hidden)) {
      const name = page.kind === 'home' ? 'home' : page.slug
      yield { name: `texts/pages/${language}/${name}.md`, body: pageMarkdown(page, language) }
    }
  }
  for (const { content: written, post_id, published_at, slug } of await livePosts(db, website_id)) {
    const body = await livePostBody(db, { website_id, post_id })
    const { output, success } = v.safeParse(PostContent, { ...Object(written), body, slug })
    if (!success) continue
    const { description, language, title } = output
    const published = published_at.toISOString()
    const post = { title, description, language, slug, published, body: output.body }
    yield { name: `texts/posts/${language}/${slug}.md`, body: postMarkdown(post) }
  }
}
