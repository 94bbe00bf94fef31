import { EXAMPLE_DOMAIN } from '../../example.ts'
import { screen } from '../../screen.ts'
import {
  buttons,
  choice,
  copyable,
  entry,
  field,
  heading,
  menu,
  remark,
  tick
} from '../../screen-rows.ts'

export const newSite = screen('google.com/recaptcha/admin/create', [
  heading('Register a new site'),
  field('Label', EXAMPLE_DOMAIN),
  choice('Score based (v3)', { chosen: true }),
  choice('Challenge (v2)'),
  field('Domains', EXAMPLE_DOMAIN, { marked: true }),
  buttons(['Cancel', 'Submit'], 'Submit')
])

export const bothKeys = screen(
  'google.com/recaptcha/admin',
  [
    heading('Adding reCAPTCHA to your site'),
    copyable('Site key', '6Lc_aCMTAAAAABx7u2W0…', 'Copy'),
    copyable('Secret key', '6Lc_aCMTAAAAAFSV7qHf…', 'Copy')
  ],
  1
)

export const newProject = screen(
  'console.cloud.google.com',
  [
    heading('New project'),
    field('Project name', 'Amara Osei website'),
    buttons(['Create', 'Cancel'], 'Create')
  ],
  2
)

export const library = screen(
  'APIs & Services › Library',
  [
    heading('Maps JavaScript API'),
    remark('Google · Google Maps for websites'),
    buttons(['Enable', 'Try this API'], 'Enable'),
    entry('Maps JavaScript API', 'Enabled', { good: true }),
    entry('Geocoding API', 'Next', {})
  ],
  3
)

export const newKey = screen(
  'APIs & Services › Credentials',
  [
    menu(['API key', 'OAuth client ID', 'Service account'], 'API key'),
    copyable('API key created', 'AIzaSyB3x0J2p9…', 'Copy'),
    buttons(['Close', 'Edit API key'], 'Edit API key')
  ],
  1
)

export const restriction = screen('Credentials › Edit API key', [
  heading('Application restrictions'),
  choice('Websites', { chosen: true }),
  field('Website restrictions', `https://${EXAMPLE_DOMAIN}/*`, { marked: true }),
  heading('API restrictions'),
  choice('Restrict key', { chosen: true }),
  tick('Maps JavaScript API'),
  tick('Geocoding API'),
  buttons(['Save', 'Cancel'], 'Save')
])

export const secretKeys = screen(
  'Your dashboard › Settings',
  [
    menu(['Secret Keys'], 'Secret Keys'),
    field('Recaptcha Key', '6Lc_aCMTAAAAABx7u2W0…'),
    field('Recaptcha Secret', '6Lc_aCMTAAAAAFSV7qHf…'),
    field('Google Maps Key', 'AIzaSyB3x0J2p9…'),
    buttons(['Save'], 'Save')
  ],
  2
)

export const measurement = screen(
  'analytics.google.com › Admin',
  [
    heading('Web stream details'),
    entry('Stream URL', `https://${EXAMPLE_DOMAIN}`),
    copyable('Measurement ID', 'G-7K2MAPLE4X', 'Copy')
  ],
  3
)

export const verification = screen(
  'search.google.com/search-console',
  [
    heading('Verify ownership'),
    choice('HTML tag', { chosen: true }),
    copyable('Meta tag', '<meta name="google-site-…', 'Copy'),
    buttons(['Later', 'Verify'], 'Verify')
  ],
  1
)
