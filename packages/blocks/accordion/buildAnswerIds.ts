import { slugify } from '../shared/section/slugify.ts';

/** One id per question, made of its words, so that a link survives a new order: `accordion-faq-que-es-el-rollover`. */
export function buildAnswerIds(blockAnchor: string, questions: string[]): string[] {
  // The heading of the block bears this one.
  const taken = new Set([`${blockAnchor}-title`]);
  return questions.map((question) => {
    const id = `${blockAnchor}-${slugify(question) || 'pregunta'}`;
    let free = id;
    for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
    taken.add(free);
    return free;
  });
}
