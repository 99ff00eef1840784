/** One id per question, made of its words, so that a link survives a new order: `accordion-faq-que-es-el-rollover`. */
export function buildAnswerIds(blockAnchor: string, questions: string[]): string[] {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const words = wordsOf(question) || 'pregunta';
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return `${blockAnchor}-${words}${count > 1 ? `-${count}` : ''}`;
  });
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
