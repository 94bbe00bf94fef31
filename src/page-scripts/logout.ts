// All that the log-out page does.

import { paths } from '#rules/paths.ts'
import { logOutTo } from '#stores/session/session.ts'

logOutTo(paths.login)
