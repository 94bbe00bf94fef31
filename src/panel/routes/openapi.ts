import type { Hono } from 'hono'
import { openApi } from '#contract/openapi/document.ts'
import type { World } from '../services/world.ts'

/** The OpenAPI document, below the API and at the origin's root. */
export function openApiRoute(app: Hono, { settings }: World): void {
  let text: string | undefined
  app.get('/openapi.json', (context) => {
    text ??= JSON.stringify(openApi({ base: '/api', productName: settings.productName }), null, 2)
    context.header('Cache-Control', 'public, max-age=300')
    context.header('Content-Type', 'application/json')
    return context.body(text)
  })
}
