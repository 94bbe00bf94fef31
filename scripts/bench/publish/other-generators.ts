// The same posts, built by other generators: a page each, lists of ten, a feed and a sitemap.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measured, type Measured } from '../../../tests/kit/publishing/measured-command.ts'
import type { BenchPost } from '../../../tests/kit/publishing/bench-posts.ts'

export type OtherGenerator = {
  name: string
  write: (post: BenchPost) => void
  build: () => Promise<Measured>
}

const ELEVENTY = '@11ty/eleventy@3.1.6'

/** Installed by npm into the folder, as it isn't a dependency of ours. */
export function eleventy(folder: string): OtherGenerator {
  writeFiles(folder, {
    'package.json': '{"type": "module"}',
    'eleventy.config.js': `export default (config) => {
      config.addCollection('newest', (all) => all.getFilteredByTag('posts').sort((a, b) => b.date - a.date))
      return { htmlTemplateEngine: false, dir: { input: 'src', includes: '_includes', output: 'out' } }
    }`,
    'src/posts/posts.11tydata.js': `export default {
      layout: 'post.njk', tags: 'posts', permalink: (data) => '/blog/' + data.page.fileSlug + '.html'
    }`,
    'src/_includes/post.njk': page('{{ title }}', '<h1>{{ title }}</h1>{{ content | safe }}'),
    'src/list.njk': `---
pagination: { data: collections.newest, size: 10, alias: posts }
permalink: "/blog/page/{{ pagination.pageNumber + 1 }}.html"
---
${page('Blog', '{% for post in posts %}<h2><a href="{{ post.url }}">{{ post.data.title }}</a></h2><p>{{ post.data.excerpt }}</p>{% endfor %}')}`,
    'src/rss.njk': `---
permalink: /rss.xml
---
<rss><channel>{% for post in collections.newest %}<item><title>{{ post.data.title }}</title><link>{{ post.url }}</link></item>{% endfor %}</channel></rss>`,
    'src/sitemap.njk': `---
permalink: /sitemap.xml
---
<urlset>{% for post in collections.newest %}<url><loc>{{ post.url }}</loc></url>{% endfor %}</urlset>`
  })
  const { status, stderr } = spawnSync('npm', ['i', '--no-audit', '--no-fund', ELEVENTY], {
    cwd: folder,
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`Eleventy could not be installed: ${stderr}`)
  return {
    name: `Eleventy ${ELEVENTY.split('@').at(-1)}`,
    write: (post) => writeFiles(folder, { [`src/posts/${post.post_id}.html`]: file(post) }),
    build: () =>
      measured(process.execPath, ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], {
        cwd: folder,
        env: process.env
      })
  }
}

/** Undefined if Hugo isn't installed (apt-get install hugo). */
export function hugo(folder: string): OtherGenerator | undefined {
  const version = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  if (version.status !== 0) return undefined
  writeFiles(folder, {
    'config.toml': 'baseURL = "/"\ntitle = "Blog"\npaginate = 10\nuglyURLs = true\n',
    'layouts/_default/single.html': page('{{ .Title }}', '<h1>{{ .Title }}</h1>{{ .Content }}'),
    'layouts/_default/list.html': page(
      'Blog',
      '{{ range .Paginator.Pages }}<h2><a href="{{ .RelPermalink }}">{{ .Title }}</a></h2><p>{{ .Params.excerpt }}</p>{{ end }}'
    )
  })
  return {
    name: `Hugo ${/v([\d.]+)/.exec(version.stdout)?.[1]}`,
    write: (post) => writeFiles(folder, { [`content/blog/${post.post_id}.html`]: file(post) }),
    build: () => measured('hugo', ['--quiet'], { cwd: folder, env: process.env })
  }
}

function file({ created, post_description, post_excerpt, post_title }: BenchPost): string {
  const fields = { title: post_title, excerpt: post_excerpt, date: created }
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${head.join('\n')}\n---\n${post_description}\n`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
