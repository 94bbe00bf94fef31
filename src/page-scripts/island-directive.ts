// Where, and by which word, an island of Astro's looks for what wakes it; it looks as soon as it is made.

import visible from 'astro/runtime/client/visible.js'

Object.assign(window, { Astro: { visible } })
