import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import styles from './MethodVersions.module.css';
import type { MethodVersionsProps } from './methodVersions.load.server.ts';
import type { PresentedVersion } from './presentMethod.ts';

export function MethodVersions({ id, title, intro, versions, microcopy }: MethodVersionsProps) {
  return (
    <BlockSection type="methodVersions" id={id} title={title} intro={intro}>
      <div className="stack gap-6">
        {versions.map((version) => (
          <Version key={version.version} version={version} microcopy={microcopy} />
        ))}
      </div>
    </BlockSection>
  );
}

type VersionProps = { version: PresentedVersion; microcopy: Microcopy };

function Version({ version, microcopy }: VersionProps) {
  const { anchor, name, since, state, reason, changes } = version;
  const [before = '', after = ''] = microcopy.method_since.split('{date}');
  return (
    <Card tag="article" isFlat id={anchor ?? undefined} className={`stack gap-5 ${styles.version}`}>
      <div className={`cluster ${styles.head}`}>
        <Subheading className={styles.name}>{name}</Subheading>
        {state === 'current' && <Badge tone="good">{microcopy.method_current}</Badge>}
        {state === 'coming' && <Badge tone="info">{microcopy.method_coming}</Badge>}
        <p className="text-muted">
          {before}
          <time dateTime={since.iso}>{since.text}</time>
          {after}
        </p>
      </div>
      <div className={`stack ${styles.why}`}>
        {reason && (
          <div>
            <p className="text-bold text-sm">{microcopy.method_reason}</p>
            <p>{reason}</p>
          </div>
        )}
        <div>
          <p className="text-bold text-sm">{microcopy.method_changes}</p>
          {changes === null ? <p>{microcopy.method_first}</p> : <Changes changes={changes} />}
        </div>
      </div>
      <Criteria version={version} microcopy={microcopy} />
      {version.verdicts && <p>{version.verdicts}</p>}
    </Card>
  );
}

function Changes({ changes }: { changes: string[] }) {
  return (
    <ul className={`grid gap-1 ${styles.changes}`}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

function Criteria({ version: { name, criteria }, microcopy }: VersionProps) {
  return (
    <table className={`text-sm full-width ${styles.criteria}`}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{microcopy.rating_part}</th>
          <th scope="col">{microcopy.rating_weight}</th>
          <th scope="col">{microcopy.method_measure}</th>
          <th scope="col">{microcopy.method_bands}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.name}>
            <th scope="row">{criterion.name}</th>
            <td className="tabular text-bold">{criterion.weight}</td>
            <td className="text-muted">{criterion.measure}</td>
            <td>
              <ul className={`flex flex-wrap gap-2 ${styles.bands}`}>
                {criterion.bands.map((band) => (
                  <li key={band} className="rounded-sm bg-sunken text-xs tabular">
                    {band}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
