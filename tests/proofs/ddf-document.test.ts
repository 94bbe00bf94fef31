// The stand-in for CREA's feed answers as CREA's own OpenAPI document says. The document isn't part of
// the product: DDF_DOCUMENT names it, /work/shared/spec has it where this was developed.
import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { FEED_FIELDS, type FieldKind } from '#panel/services/listing-feed/feed-fields.ts'
import { startDdf } from '../kit/ddf-server.ts'

const DOCUMENT =
  process.env['DDF_DOCUMENT'] ??
  '/work/shared/spec/crea-ddf/crea-realtor-ca-ddf-web-api-openapi.json'

type Schema = {
  $ref?: string
  type?: string
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  nullable?: boolean
  [more: string]: unknown
}
type Operation = {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const isHere = existsSync(DOCUMENT)
const document = isHere ? (JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument) : undefined

test.runIf(document)('every field has the name and the kind that the document gives', () => {
  for (const [entity, fields] of Object.entries(FEED_FIELDS)) {
    const described = document?.components.schemas[`DDF.Core.Entities.${entity}`]?.properties ?? {}
    expect([...fields.keys()].sort(), entity).toEqual(Object.keys(described).sort())
    for (const [name, kind] of fields) {
      const schema = described[name] ?? {}
      expect(KINDS[kind](schema), `${entity}.${name}`).toBe(true)
    }
  }
})

const CALLS: [path: string, template: string][] = [
  ['Property?$top=100&$count=true', '/odata/v1/Property'],
  ['Member?$top=100', '/odata/v1/Member'],
  ['Office?$top=100', '/odata/v1/Office'],
  ['OpenHouse', '/odata/v1/OpenHouse'],
  ['Destination', '/odata/v1/Destination'],
  ["Property('99000001')", '/odata/v1/Property/{PropertyKey}'],
  ['Member/901100', '/odata/v1/Member/{MemberKey}'],
  ['Office(90100)', '/odata/v1/Office/{OfficeKey}'],
  ['OpenHouse(OPEN_HOUSE)', '/odata/v1/OpenHouse/{OpenHouseKey}'],
  ['Destination(990001)', '/odata/v1/Destination/{DestinationKey}'],
  ['Property/PropertyReplication()', '/odata/v1/Property/PropertyReplication()'],
  ['Member/MemberReplication', '/odata/v1/Member/MemberReplication()'],
  ['Office/OfficeReplication()', '/odata/v1/Office/OfficeReplication()'],
  [
    'Property/PropertyReplication(DestinationId=990001)',
    '/odata/v1/Property/PropertyReplication(DestinationId={DestinationId})'
  ],
  [
    'Member/MemberReplication(DestinationId=990001)',
    '/odata/v1/Member/MemberReplication(DestinationId={DestinationId})'
  ],
  [
    'Office/OfficeReplication(DestinationId=990001)',
    '/odata/v1/Office/OfficeReplication(DestinationId={DestinationId})'
  ],
  ['Property?$filter=Nothing eq 1', '/odata/v1/Property'],
  ['Property?$top=101', '/odata/v1/Property'],
  ["Property('1')", '/odata/v1/Property/{PropertyKey}'],
  ["Property('a b')", '/odata/v1/Property/{PropertyKey}'],
  [
    'Property/PropertyReplication(DestinationId=3)',
    '/odata/v1/Property/PropertyReplication(DestinationId={DestinationId})'
  ]
]

test.runIf(document)('every answer has the schema that the document gives', async () => {
  const server = await startDdf({ homes: 100 })
  const { access } = server
  const token = await tokenOf(access as Parameters<typeof tokenOf>[0])
  const [openHouse = ''] = server.store.openHouses.keys()
  const statuses = new Set<number>()
  for (const [path, template] of CALLS) {
    const asked = access.root + path.replace('OPEN_HOUSE', openHouse)
    const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } })
    statuses.add(response.status)
    expect(problemsOf(template, response.status, await response.json()), path).toEqual([])
  }
  const anonymous = await fetch(`${access.root}Property`)
  expect(problemsOf('/odata/v1/Property', 401, await anonymous.json())).toEqual([])
  const wrong = { value: [{ ListingKey: 5, Heating: 'Gas', Unheard: 1 }] }
  expect(problemsOf('/odata/v1/Property', 200, wrong)).not.toEqual([])
  expect([...statuses].sort()).toEqual([200, 400, 401, 404])
  const covered = new Set(CALLS.map(([, template]) => template))
  const described = Object.keys(document?.paths ?? {}).filter((path) => path.startsWith('/odata'))
  expect([...covered].sort()).toEqual(described.sort())
  await server.close()
})

function problemsOf(template: string, status: number, body: unknown): string[] {
  const operation = document?.paths[template]?.['get']
  const schema = operation?.responses[String(status)]?.content?.['application/json']?.schema
  if (!schema) return [`${status} is not described`]
  const { '@odata.count': _, ...rest } = body as Record<string, unknown>
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(plain(schema))
  return validate(rest)
    ? []
    : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`)
}

/** The document's own types, such as "Array of Strings", in those of JSON Schema. */
function plain(schema: Schema): Schema {
  if (schema.$ref !== undefined) {
    const name = decodeURIComponent(schema.$ref.split('/').at(-1) ?? '')
    return plain(document?.components.schemas[name] ?? {})
  }
  const { example: _, format: _format, items, nullable, properties, type, ...rest } = schema
  const isLookups = type === 'Array of Strings'
  const plainType = isLookups ? 'array' : type?.toLowerCase()
  return {
    ...rest,
    ...(plainType !== undefined && {
      type: (nullable ? [plainType, 'null'] : plainType) as string
    }),
    ...(items && { items: isLookups ? { type: 'string' } : plain(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, plain(one)])
      )
    })
  }
}

const TIMES = ['date-time', 'Enum: DateTime']
const isText = ({ format, type }: Schema) =>
  type?.toLowerCase() === 'string' && format === undefined
const listOf = (entity: string) => (schema: Schema) =>
  schema.items?.$ref?.endsWith(`DDF.Core.Entities.${entity}`) ?? false

const KINDS: Record<FieldKind, (schema: Schema) => boolean> = {
  day: ({ format }) => format === 'date-time',
  flag: ({ format, type }) => type === 'boolean' || format === 'Enum: Boolean',
  integer: ({ type }) => type === 'integer',
  key: isText,
  'list:Media': listOf('Media'),
  'list:PropertyRoom': listOf('PropertyRoom'),
  'list:SocialMedia': listOf('SocialMedia'),
  lookup: ({ format, type }) => type === 'String' && format?.startsWith('Enum: ') === true,
  lookups: ({ type }) => type === 'Array of Strings',
  number: ({ type }) => type === 'number',
  text: isText,
  time: ({ format }) => TIMES.includes(format ?? '')
}

async function tokenOf(access: {
  clientId: string
  secret: string
  tokenUrl: string
}): Promise<string> {
  const answer = await fetch(access.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: access.clientId,
      client_secret: access.secret,
      grant_type: 'client_credentials',
      scope: 'DDFApi_Read'
    })
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
