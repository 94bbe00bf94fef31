import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Document } from '#contract/openapi/document.ts'
import type { JsonSchema } from '#contract/openapi/schemas.ts'
import type { TestPanel } from './panel.ts'

/** The statuses each call has returned, and violations of the document. */
export type ObservedAnswers = { seen: Map<string, Set<number>>; wrong: string[] }

/** Validates every further response of the panel against the OpenAPI document it serves. */
export async function checkAgainstOpenApi(
  panel: TestPanel,
  observed: ObservedAnswers
): Promise<Document> {
  const text = await (await panel.request('/openapi.json')).text()
  const document = JSON.parse(text) as Document
  const { request } = panel
  panel.request = async (path, init, ip) => {
    const response = await request(path, init, ip)
    const call = { method: (init?.method ?? 'GET').toLowerCase(), path }
    await hold(document, call, response.clone(), observed)
    return response
  }
  return document
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const compiled = new Map<string, ValidateFunction>()

async function hold(
  document: Document,
  { method, path }: { method: string; path: string },
  response: Response,
  { seen, wrong }: ObservedAnswers
): Promise<void> {
  const [bare = ''] = path.split('?')
  const known = Object.entries(document.paths)
    .filter(([template]) => matches(template, bare))
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)[0]
  const operation = known?.[1][method]
  if (!operation) return
  const { operationId, responses } = operation
  const { status } = response
  seen.set(operationId, (seen.get(operationId) ?? new Set()).add(status))
  const described = responses[String(status)]
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  const schema = described?.content[type]?.schema
  if (!schema) return void wrong.push(`${operationId} answers ${status} as ${type}, undescribed`)
  if (type !== 'application/json') return
  const key = `${operationId} ${status}`
  const name = schema.$ref ?? key
  const validate = compiled.get(name) ?? ajv.compile(closed(schema, document))
  compiled.set(name, validate)
  if (!validate(await response.json())) wrong.push(`${key}: ${ajv.errorsText(validate.errors)}`)
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
}

/** The same schema without additional properties. */
function closed(schema: JsonSchema, document: Document): JsonSchema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) as keyof Document['components']['schemas']
    return closed(document.components.schemas[name], document)
  }
  const { anyOf, items, properties } = schema
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((one) => closed(one, document)) }),
    ...(items && { items: closed(items, document) }),
    ...(properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, below]) => [name, closed(below, document)])
      )
    })
  }
}
