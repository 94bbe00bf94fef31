import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { panelPageMessages } from '#messages/panel-pages.ts'
import { languageOfCall } from '../http/call-language.ts'
import { isLocalRequest } from '../http/local-request.ts'
import { listOutbox, readOutbox } from '../services/email/email-outbox.ts'
import { readEmail } from '../services/email/read-email.ts'

const POLICY = [
  "default-src 'none'",
  // Firefox loads the icon under the page's own policy.
  "img-src 'self'",
  // For the emails' style attributes and this page's style sheet. No script runs here.
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join('; ')

/** Shows the outbox, newest first, to this machine only. Never served in production. */
export function mailbox(folder: string): Hono {
  const app = new Hono()
  // Rethrown, so that the server logs it instead of Hono printing it.
  app.onError((error) => {
    throw error
  })

  app.use(async (context, next) => {
    if (!isLocal(context)) return context.text(textsFor(context).noPage, 404)
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', POLICY)
    context.header('Referrer-Policy', 'no-referrer')
    context.header('X-Content-Type-Options', 'nosniff')
    return next()
  })

  app.get('/mailbox', async (context) => {
    const names = (await listOutbox(folder)).slice(0, 200)
    const emails = await Promise.all(
      names.map(async (name) => {
        const email = await readEmail((await readOutbox(folder, name)) ?? '')
        return { name, ...email }
      })
    )
    const t = textsFor(context)
    return context.html(
      page(
        context,
        t.mailbox,
        emails.length === 0
          ? html`<p>${t.noEmails}</p>`
          : html`<ol>
              ${emails.map(
                ({ date, name, subject, to }) =>
                  html`<li>
                    <a href="/mailbox/${name}">${subject}</a><br /><small
                      >${t.to(to)}, ${date}</small
                    >
                  </li>`
              )}
            </ol>`
      )
    )
  })

  app.get('/mailbox/:name', async (context) => {
    const source = await readOutbox(folder, context.req.param('name'))
    const t = textsFor(context)
    if (source === undefined) return context.text(t.noEmail, 404)
    const { date, html: emailHtml, subject, text, to } = await readEmail(source)
    if (context.req.query('as') === 'text') return context.text(text)
    if (context.req.query('as') === 'source') return context.text(source)
    // The panel wrote this HTML, with all values escaped.
    const { body } = /<body[^>]*>(?<body>[\s\S]*)<\/body>/.exec(emailHtml)?.groups ?? {}
    return context.html(
      page(
        context,
        subject,
        html`<p>
            <a href="/mailbox">${t.allEmails}</a> · <a href="?as=text">${t.asText}</a> ·
            <a href="?as=source">${t.source}</a>
          </p>
          <p>${t.to(to)}<br />${date}</p>
          <hr />
          ${body === undefined ? html`<pre>${text}</pre>` : raw(body)}`
      )
    )
  })
  return app
}

function isLocal(context: Context): boolean {
  const env = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return isLocalRequest({
    peer: env?.incoming?.socket?.remoteAddress,
    host: context.req.header('host'),
    forwarded: context.req.header('x-forwarded-for') ?? context.req.header('forwarded')
  })
}

function textsFor(context: Context) {
  return panelPageMessages[languageOfCall(context)]
}

function page(context: Context, title: string, content: unknown) {
  return html`<!doctype html>
    <html lang="${languageOfCall(context)}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          body {
            margin: 2rem auto;
            max-width: 44rem;
            padding: 0 1rem;
            color: #12302a;
            background: #f1f6f4;
            font:
              17px/1.6 system-ui,
              sans-serif;
          }
          a {
            color: #98331a;
          }
          li {
            margin: 0 0 0.75rem;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
}
