import { expect, test } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { TEMPLATES } from '#sites/templates/templates.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

/** A website whose page 'all' is a landing page. */
function site(template_id = 1) {
  const content = siteContent({ template_id })
  const pages = content.pages.map((page) =>
    page.slug === 'all' ? { ...page, landing: true, inMenu: true } : page
  )
  return { content: { ...content, pages }, form: { token: '' } }
}

test('a landing page has its form, the logo and the foot that the law asks for, and no menu', () => {
  for (const { id } of TEMPLATES) {
    const { body, scripts, status } = render(siteRequest({ ...site(id), path: '/all' }))
    expect(status).toBe(200)
    expect(body).toContain('class="brand ')
    expect(body).toContain('class="site-foot"')
    expect(body).toContain('action="/_site/message?page=%2Fall"')
    expect(body).not.toContain('class="site-nav"')
    expect(scripts).toContain('form')
  }
})

test('a landing page is in no menu, no sitemap and no search engine', () => {
  const page = (path: string) => String(render(siteRequest({ ...site(), path })).body)
  expect(page('/all')).toContain('<meta content="noindex" name="robots"/>')
  expect(page('/')).not.toContain('noindex')
  expect(page('/')).not.toContain('href="/all"')
  expect(page('/sitemap.xml')).not.toContain('/all<')
  expect(page('/sitemap.xml')).toContain('/contact<')
})
