import type { PostContent } from '#contract/websites/site-posts.ts'

/** A sample agent's post, and when it was published. */
export type DemoPost = PostContent & { published: string }

/** Posts of sample agents, by the agent's slug. */
export const DEMO_POSTS: Readonly<Record<string, readonly DemoPost[]>> = {
  'amara-osei': [
    {
      title: 'Five questions to ask before you bid',
      slug: 'five-questions-before-you-bid',
      description:
        'What I go through with every buyer the evening before offers, in the order that saves the most money.',
      language: 'en',
      cover: null,
      published: '2026-10-14T13:00:00.000Z',
      body: `<p>On offer night everybody is in a hurry. These five questions are for the evening before, at a kitchen table, with the lights on.</p>
<h2>1. What did the house next door sell for?</h2>
<p>Not what it was listed at. Two or three sales on the same street within six months tell you more than any estimate on the internet. If one of them is far off the others, find out why before you use it.</p>
<h2>2. How old are the four expensive things?</h2>
<p>Roof, furnace, wiring and drains. Write down the year of each. If nobody knows, assume the worst one and put it in your number.</p>
<ul><li>A roof that is near its end is a bill within a few winters.</li><li>Knob-and-tube wiring is a question for your insurer before it is one for an electrician.</li><li>A camera down the drain costs little, and can be done before the offer.</li></ul>
<h2>3. What is your last number?</h2>
<p>Decide it the evening before, and write it down. A last number that moves on offer night was never one.</p>
<h2>4. Which conditions can you live without?</h2>
<p>An inspection before the offer can replace the condition. A mortgage that isn’t confirmed can’t be replaced by anything.</p>
<h2>5. Would you still want it in February?</h2>
<p>Walk the street on a weekday at five, when it is dark. Count the parking spots. Listen for the streetcar. If you still want it, we bid.</p>`
    },
    {
      title: 'A semi or a condo? Count the monthly bill, not the price',
      slug: 'semi-or-condo',
      description:
        'Two homes with the same price rarely cost the same each month. Here is the list that I fill in with buyers.',
      language: 'en',
      cover: null,
      published: '2026-09-22T13:00:00.000Z',
      body: `<p>Buyers often tell me a price first. I ask for a monthly bill instead, because that’s what you will pay.</p>
<h2>The list</h2>
<ol><li>The mortgage payment, at a rate that is a little higher than the one you were offered.</li><li>Property tax, divided by twelve.</li><li>For a condo: the monthly fee, and what it includes.</li><li>For a house: a twelfth of what you set aside for repairs each year.</li><li>Heating, water, insurance, and parking if it isn’t yours.</li></ol>
<p>With the list filled in, a condo with a high fee may cost the same as a semi with an old roof. Then you can choose by how you want to live, which is the better reason.</p>
<blockquote><p>Read the status certificate before you fall in love with the lobby.</p></blockquote>
<p>If you’d like to fill in the list together, <a href="/contact">write to me</a>.</p>`
    }
  ],
  'luc-tremblay': [
    {
      title: 'Divise ou indivise : ce que ça change pour vous',
      slug: 'divise-ou-indivise',
      description:
        'Deux condos voisins, deux façons d’être propriétaire. Voici ce qu’il faut demander avant la deuxième visite.',
      language: 'fr',
      cover: null,
      published: '2026-10-07T13:00:00.000Z',
      body: `<p>À Montréal, deux appartements sur le même palier peuvent se vendre sous deux régimes différents. L’affiche ne le dit pas toujours en gros caractères.</p>
<h2>La copropriété divise</h2>
<p>Vous possédez votre partie privative et une quote-part des parties communes. Chaque copropriétaire a son propre compte de taxes et sa propre hypothèque.</p>
<h2>La copropriété indivise</h2>
<p>Vous possédez une part de l’immeuble entier. Une convention dit qui habite quel logement. La mise de fonds demandée est souvent plus élevée, et tous les prêteurs n’en financent pas.</p>
<h2>Trois choses à demander</h2>
<ul><li>Les procès-verbaux des dernières assemblées, ou la convention d’indivision.</li><li>Le solde du fonds de prévoyance et les travaux prévus.</li><li>Le nom des prêteurs qui financent déjà l’immeuble.</li></ul>
<p>Avec ces trois réponses, on sait si la deuxième visite en vaut la peine.</p>`
    },
    {
      title: 'Visiter un plex en hiver : quoi regarder',
      slug: 'visiter-un-plex-en-hiver',
      description:
        'La neige cache la cour, mais le froid montre tout le reste. Mes cinq vérifications de janvier.',
      language: 'fr',
      cover: null,
      published: '2026-09-16T13:00:00.000Z',
      body: `<p>Bien des acheteurs attendent le printemps. C’est dommage : l’hiver est le meilleur inspecteur.</p>
<ol><li><strong>Les fenêtres.</strong> De la buée entre les vitres, de la glace sur le cadre : notez la pièce.</li><li><strong>Le toit, vu d’en face.</strong> De longs glaçons disent que la chaleur s’échappe.</li><li><strong>L’escalier extérieur.</strong> Regardez les points d’ancrage, pas la peinture.</li><li><strong>Le sous-sol.</strong> Une odeur d’humidité en janvier ne s’en va pas en juillet.</li><li><strong>La facture de chauffage.</strong> Demandez celle de l’hiver dernier, logement par logement.</li></ol>
<p>Prenez des photos. Au printemps, on revient voir la cour.</p>`
    }
  ]
}
