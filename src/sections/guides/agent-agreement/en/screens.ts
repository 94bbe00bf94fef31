import { PRODUCT_NAME } from '../../../frame/product.ts'
import { EXAMPLE_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import { buttons, choice, entry, field, heading, menu, tick } from '../../screen-rows.ts'

export const dataLicense = screen('Your board › Agreements › Data License', [
  heading('Data License Agreement'),
  field('Member', 'Amara Osei'),
  field('Brokerage', 'Lakeshore Realty Brokerage'),
  field('Website address', `https://${EXAMPLE_DOMAIN}`, { marked: true }),
  buttons(['Back', 'Next'], 'Next')
])

export function thirdParty(supportEmail: string) {
  return screen(
    'Your board › Third-party information',
    [
      heading('Who receives the data for you?'),
      field('Third-party provider', PRODUCT_NAME, { marked: true }),
      field('Contact', 'Support', { marked: true }),
      field('Email', supportEmail, { marked: true }),
      buttons(['Back', 'Next'], 'Next')
    ],
    1
  )
}

export const idx = screen(
  'Your board › Agreements › IDX',
  [
    menu(['Data License', 'IDX', 'VOW'], 'IDX'),
    choice('On my own website', { chosen: true }),
    choice('On my brokerage’s website'),
    tick('Name the brokerage on every home'),
    buttons(['Back', 'Next'], 'Next')
  ],
  2
)

export const vow = screen(
  'Your board › Agreements › VOW',
  [
    menu(['Data License', 'IDX', 'VOW'], 'VOW'),
    tick('Visitors register with name and email'),
    tick('Visitors accept the terms of use'),
    tick('Visitors are clients of the brokerage'),
    buttons(['Back', 'Send for signature'], 'Send for signature')
  ],
  3
)

export const signatures = screen('Your board › Agreements › In progress', [
  heading('Waiting for signatures'),
  entry('You', 'Signed', { good: true }),
  entry('Broker of record', 'Signed', { good: true }),
  entry(PRODUCT_NAME, 'Signed', { good: true }),
  entry('Board', 'In review')
])
