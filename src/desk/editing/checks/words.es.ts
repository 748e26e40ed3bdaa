import type { CheckWords } from './check-words.ts'

export const es: CheckWords = {
  checks: [
    [
      /^a link names the page (?<page>.*), which does not exist$/,
      'Un enlace nombra la página «$<page>», que no existe. Escriba el nombre de otra, o quite el enlace.',
    ],
    [
      /^no page has that id, .*: page:(?<page>.*)$/,
      'Un enlace nombra la página «$<page>», que no existe. Escriba el nombre de otra, o quite el enlace.',
    ],
    [
      /^the page has no such part, .*: page:(?<page>.*)#(?<part>.*)$/,
      'Un enlace va a la parte «$<part>» de la página «$<page>», que no está ahí. Escriba otra, o quítela.',
    ],
    [
      /^write the link (?<url>.*) as page:…$/,
      'Escriba el enlace $<url> como page: y el nombre de la página.',
    ],
    [
      /^the site knows no (?<gap>\{.*\}): did you mean (?<near>\{.*\})\?$/,
      'El sitio no conoce $<gap>. ¿Quiso decir $<near>?',
    ],
    [
      /^the site knows no (?<gap>\{.*\}): .*$/,
      'El sitio no conoce $<gap>. Escriba otra cosa en su lugar, o quítela.',
    ],
    [
      /^this clinic has nothing for (?<gap>\S+) .*$/,
      'Esta clínica no tiene lo que dice $<gap>. Quite esas palabras, o póngalas entre {if:…} y {end}.',
    ],
    [
      /^there is no block called :::(?<block>.*)$/,
      'No hay ningún recuadro que se llame :::$<block>. Los que hay están abajo, en «Cosas para poner».',
    ],
    [
      /^\{passage:(?<name>.*)\} needs .*$/,
      'No hay ningún pasaje que se llame «$<name>». Escriba otro nombre, o quite la línea.',
    ],
    [
      /^an? \{(?<mark>else|end)\} has no \{if:…\} before it$/,
      'Un {$<mark>} no tiene antes un {if:…}. Póngalo, o quite el {$<mark>}.',
    ],
    [/^(?<gap>\{if:.*\}) has no \{end\}$/, 'A $<gap> le falta su {end} al final.'],
    [/^(?<gap>\{if:.*\}) has a second \{else\}$/, '$<gap> tiene dos {else}. Quite uno.'],
    [
      /^two headings have the anchor #(?<anchor>.*)$/,
      'Dos títulos tienen el mismo nombre de enlace, #$<anchor>. Cambie uno.',
    ],
    [
      /^give the photograph (?<file>.*) a line of its own$/,
      'Ponga la foto $<file> sola en su línea.',
    ],
    [
      /^(?<file>\S+) should be a JPEG, PNG or WebP in the folder photos, .*$/,
      '$<file> no puede ser una foto. Use «Poner una foto» para traerla.',
    ],
    [
      /^(?<file>\S+) is not among the photographs$/,
      'La foto $<file> no está. Use «Poner una foto» para traerla.',
    ],
    [
      /^say what (?<file>\S+) shows between the brackets, .*$/,
      'Diga entre los corchetes lo que muestra la foto $<file>.',
    ],
    [
      /^content\/(?:[a-z]+\/)?(?<page>.*) has not the photograph (?<file>\S+): .*$/,
      'Falta la foto $<file> en el otro idioma ($<page>): póngala también ahí.',
    ],
    [
      /^should begin with front matter between two lines of ---$/,
      'Arriba falta la parte entre las dos líneas de --- con título y fechas. Deshaga su cambio ahí.',
    ],
    [
      /^the front matter is not YAML: (?<why>.*)$/,
      'La parte entre las dos líneas de --- no se puede leer. Muchas veces faltan comillas donde hay dos puntos. La revisión dice: $<why>',
    ],
    [
      /^author is (?<author>.*): it should be somebody of .* such as (?<known>.*)$/,
      'Nadie de la clínica se llama $<author>. Escriba a una de estas personas: $<known>.',
    ],
    [
      /^related names the page (?<page>.*), which does not exist: .*$/,
      'En related está la página «$<page>», que no existe.',
    ],
    [
      /^address is (?<address>.*), where the page .*$/,
      'La dirección «$<address>» ya es de otra página.',
    ],
    [
      /^the source (?<id>.*) is named and not listed$/,
      'La fuente «$<id>» se nombra en el texto y falta en la lista sources, arriba.',
    ],
    [
      /^the source (?<id>.*) is listed and never named$/,
      'La fuente «$<id>» está en la lista de arriba, y nada la nombra con [^$<id>].',
    ],
    [/^(?<id>\S+) is listed twice$/, 'La fuente «$<id>» está dos veces en la lista de arriba.'],
    [
      /^(?<figures>.*) has no source: (?<text>.*)$/,
      'A la cifra $<figures> le falta una fuente: $<text>',
    ],
    [
      /^(?<figures>.*) does not stand on the page itself: (?<text>.*)$/,
      'La cifra $<figures> está en el título o la descripción y no en la página: $<text>',
    ],
    [
      /^"(?<phrase>[^"]+)": (?<instead>.*?) in: (?<text>.*)$/,
      'No se escribe «$<phrase>» ($<instead>): $<text>',
    ],
    [
      /^says "(?<found>.*)" unmarked: .*$/,
      'Ponga entre asteriscos las palabras en inglés: *$<found>*',
    ],
    [
      /^says "(?<found>.*)" in its own words: write (?<write>.*)$/,
      'En lugar de «$<found>», escriba $<write>',
    ],
    [/^says twice: (?<text>.*)$/, 'Está dos veces en la página: $<text>'],
    [/^also stands in (?<other>\S+): (?<text>.*)$/, 'Está también en $<other>: $<text>'],
    [
      /^over (?<most>\d+) words: (?<text>.*)$/,
      'Una oración tiene más de $<most> palabras. Pártala en dos: $<text>',
    ],
    [
      /^reads at grade (?<grade>\S+), above (?<limit>.*)$/,
      'Es difícil de leer (grado $<grade>, el límite es $<limit>). Use oraciones más cortas y palabras conocidas.',
    ],
    [
      /^has the same (?<field>\w+) as (?<file>\S+)$/,
      'Tiene el mismo $<field> que $<file>. Escriba otro.',
    ],
    [
      /^the next review should come after the last one$/,
      'nextReview debe ser un día después de reviewed.',
    ],
    [
      /^(?<part>.*) differ, only in English: (?<english>.*); only in Spanish: (?<spanish>.*)$/,
      'Los dos idiomas no dicen lo mismo ($<part>). Solo en inglés: $<english>. Solo en español: $<spanish>.',
    ],
    [
      /^(?<part>.*) differ, only in English: (?<english>.*)$/,
      'Falta en la versión en español ($<part>): $<english>',
    ],
    [
      /^(?<part>.*) differ, only in Spanish: (?<spanish>.*)$/,
      'Falta en la versión en inglés ($<part>): $<spanish>',
    ],
    [/^has no words for the page (?<page>.*)$/, 'Faltan las palabras de la página «$<page>».'],
  ],
  values: [
    [/^a title$/, 'un título'],
    [/^a title of at most (?<n>\d+) characters$/, 'un título de $<n> letras como máximo'],
    [/^the large heading(?:,.*)?$/, 'el título grande de la página'],
    [/^a description$/, 'una descripción para buscadores'],
    [
      /^a description of at least (?<n>\d+) characters$/,
      'una descripción de $<n> letras como mínimo',
    ],
    [
      /^a description of at most (?<n>\d+) characters$/,
      'una descripción de $<n> letras como máximo',
    ],
    [/^one or two sentences$/, 'una o dos oraciones'],
    [/^a sentence or two(?: in (?:English|Spanish))?,.*$/, 'una o dos oraciones'],
    [/^a short step$/, 'un paso corto'],
    [/^2 to 4 steps$/, 'de 2 a 4 pasos'],
    [/^a date such as (?<day>\S+)$/, 'una fecha como $<day>'],
    [
      /^(?:.*: )?a day as year-month-day, such as (?<day>\S+)$/,
      'una fecha como $<day> (año, mes, día)',
    ],
    [
      /^(?:.*: )?a whole number from (?<least>\d+) to (?<most>\d+), such as (?<n>\d+)$/,
      'un número de $<least> a $<most>, como $<n>',
    ],
    [/^opening times, such as (?<times>.*)$/, 'un horario como $<times>'],
    [/^(?:.*: )?\+1 and ten digits, such as .*$/, 'un teléfono de diez cifras'],
    [/^the words of the post.*$/, 'el texto del artículo'],
    [/^(?:the id|ids) of (?:a page|pages).*$/, 'nombres de páginas, como whiplash'],
    [/^a photograph, written as among the words.*$/, 'una foto, escrita como entre las palabras'],
    [/^a web address.*$/, 'una dirección de internet'],
    [
      /^Invalid key: Expected never but received "(?<key>.*)"$/,
      'un campo que exista: «$<key>» no es ninguno. Corrija su nombre o quítelo',
    ],
    [/^one language at least.*$/, 'un idioma por lo menos, como es'],
    [/^.*, such as (?<example>.+)$/, 'algo como «$<example>» (en inglés: $&)'],
  ],
}
