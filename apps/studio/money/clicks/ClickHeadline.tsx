import { robotClasses, robotLabels } from './clickKinds.ts';
import { countDays } from '../../core/dates/days.ts';
import { formatChange, formatCount } from '../../core/report/formatNumbers.ts';
import type { Report } from './loadReport.ts';
import { Headline } from '../../core/report/reportParts.tsx';

export function ClickHeadline({ report: { totals, before, parameters } }: { report: Report }) {
  const length = countDays(parameters.filter.from, parameters.filter.to);
  const robots = robotClasses
    .filter((name) => totals[name] > 0)
    .map((name) => `${robotLabels[name].toLowerCase()} ${formatCount(totals[name])}`);
  const figure = (label: string, value: number, note: string) => ({ label, value: formatCount(value), note });
  return (
    <Headline
      figures={[
        figure('Clics de personas', totals.human, formatChange(totals.human, before.human, length)),
        ...(totals.visitors === null
          ? []
          : [
              figure(
                length === 1 ? 'Personas distintas' : 'Personas distintas por día, sumadas',
                totals.visitors,
                'Quien vuelve otro día cuenta otra vez: nadie es seguido de un día a otro.',
              ),
            ]),
        figure(
          'Repetidos, no cuentan',
          totals.repeat,
          'La misma persona abrió la misma oferta otra vez antes de 30 minutos. Su primer clic está entre los de personas.',
        ),
        figure(
          'Sospechosos, no cuentan',
          totals.suspicious,
          'Nadie dice ser un robot, pero no hay cómo creer que fue una persona. Cada clic dice por qué.',
        ),
        figure('Robots, no cuentan', totals.robots, robots.length > 0 ? robots.join(' · ') : 'Ni programas ni vistas previas.'),
      ]}
    />
  );
}
