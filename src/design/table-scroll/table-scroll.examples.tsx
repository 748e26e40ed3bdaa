import type { Example, InBoth } from '#design/examples.ts'
import { TableScroll } from './table-scroll.tsx'

interface Words {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

// California Vehicle Code 16000 and 20008; Code of Civil Procedure 335.1; Government Code 911.2.
const deadlines: InBoth<Words> = {
  en: {
    label: 'Deadlines after a crash',
    columns: ['What', 'When'],
    rows: [
      ['Written report to the police or CHP', '24 hours'],
      ['Form SR-1 to the DMV', '10 days'],
    ],
  },
  es: {
    label: 'Fechas límite después de un choque',
    columns: ['Qué', 'Cuándo'],
    rows: [
      ['Reporte por escrito a la policía o al CHP', '24 horas'],
      ['Formulario SR-1 al DMV', '10 días'],
    ],
  },
}

const long: InBoth<Words> = {
  en: {
    label: 'Deadlines after a crash, with who has to act and what to keep',
    columns: ['What you send', 'Who receives it', 'When', 'Who has to act', 'What to keep'],
    rows: [
      ['Written report', 'Police or CHP', 'Within 24 hours', 'The driver', 'The report number'],
      ['Form SR-1', 'DMV', 'Within 10 days', 'Every driver', 'A copy of the form'],
      ['Claim', 'City or state', 'Within 6 months', 'The injured person', 'Proof of the day'],
    ],
  },
  es: {
    label: 'Fechas límite después de un choque, con quién debe actuar y qué guardar',
    columns: ['Qué se manda', 'Quién lo recibe', 'Cuándo', 'Quién debe actuar', 'Qué guardar'],
    rows: [
      [
        'Reporte por escrito',
        'Policía o CHP',
        'En 24 horas',
        'Quien manejaba',
        'El número del reporte',
      ],
      [
        'Formulario SR-1',
        'Departamento de Vehículos Motorizados',
        'En 10 días',
        'Cada persona que manejaba',
        'Una copia del formulario',
      ],
      [
        'Reclamo contra el gobierno',
        'Ciudad o estado',
        'En 6 meses',
        'La persona lesionada',
        'Un comprobante de la fecha',
      ],
    ],
  },
}

function Table({ words }: { words: Words }) {
  return (
    <TableScroll label={words.label}>
      <table>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

export const examples: readonly Example[] = [
  { name: 'two columns', render: ({ language }) => <Table words={deadlines[language]} /> },
  { name: 'long words, wide', render: ({ language }) => <Table words={long[language]} /> },
]
