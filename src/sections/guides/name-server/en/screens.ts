import { EXAMPLE_DOMAIN, EXAMPLE_NAME_SERVERS, EXAMPLE_SITES_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import { buttons, choice, copyable, entry, field, heading, menu } from '../../screen-rows.ts'

const [first, second] = EXAMPLE_NAME_SERVERS

export const opened = screen('Your dashboard › Home', [
  heading('Your domain'),
  entry('Your website is open now at', `amara-osei.${EXAMPLE_SITES_DOMAIN}`, { good: true })
])

export const dashboard = screen('Your dashboard › Home', [
  heading('Your website'),
  entry('Domain', EXAMPLE_DOMAIN),
  copyable('Name server 1', first, 'Copy'),
  copyable('Name server 2', second, 'Copy')
])

export const registrar = screen(
  'Your registrar › Domain › Name servers',
  [
    choice('Our default name servers'),
    choice('My own name servers', { chosen: true }),
    field('Name server 1', first, { marked: true }),
    field('Name server 2', second, { marked: true }),
    buttons(['Cancel', 'Save'], 'Save')
  ],
  1
)

export const secured = screen(
  'Your registrar › Domain › Advanced DNS',
  [
    menu(['Records', 'DNSSEC', 'Transfer'], 'DNSSEC'),
    entry('DNSSEC', 'On'),
    buttons(['Keep', 'Turn off'], 'Turn off')
  ],
  2
)

export const checked = screen(
  'Your dashboard › Home',
  [
    heading('Your website'),
    entry('Domain', EXAMPLE_DOMAIN),
    entry('Domain status', 'Active', { good: true }),
    buttons(['DNS Check'], 'DNS Check')
  ],
  3
)
