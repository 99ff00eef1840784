import { formatPercent, formatPesos } from '../../writing/figures.ts';
import { isPaidBackBySame, type Opinion } from './opinion.ts';

/** Three stars: neither here nor there. */
export const divided: Opinion[] = [
  {
    text: ({ quick, slow, out }) =>
      `Depende del día. El primer retiro por ${out} llegó en ${quick} y el segundo demoró ${slow}, con el mismo monto y los mismos papeles.`,
    reply: ({ partner, slow }) =>
      `Hola. El segundo pasó por una revisión al azar, que en el peor caso lleva ${slow}. Ya no debería tocarte en un buen rato. Equipo de ${partner.name}.`,
  },
  {
    text: ({ game, deposit, minutes }) =>
      `Para ${game} está bien. Para lo demás, ni fu ni fa: perdí ${deposit} en ${minutes * 10} minutos sin enterarme y el aviso de tiempo estaba apagado.`,
    reply: ({ partner }) =>
      `Gracias por decirlo. El aviso de tiempo se activa en la configuración de ${partner.name}; desde diciembre vendrá encendido en las cuentas nuevas.`,
  },
  {
    text: ({ rollover, payout }) =>
      Number(rollover) >= 30 &&
      `El bono entretiene, pero ${rollover} veces se hacen eternas. Llegué a tener ${payout} y los dejé ir tratando de terminarlo. La próxima, sin bono.`,
    reply: ({ partner, rollover }) =>
      `Las ${rollover} veces aparecen antes de aceptar, y se puede renunciar desde la cuenta sin perder lo depositado. Igual tomamos nota para mostrarlo mejor. ${partner.name}.`,
  },
  {
    text: ({ count, minutes, day }) =>
      `Soporte amable y lento. ${count === 'tres' ? 'Dos' : 'Tres'} veces escribí ${day} y las respuestas tardaron ${minutes * 3} minutos cada una. El juego mismo, sin quejas.`,
    reply: ({ partner }) =>
      `Tienes razón: ese día nos faltó gente y la fila creció. Sumamos dos personas a ese turno. Disculpa la espera. ${partner.name}.`,
  },
  {
    text: ({ partner, payout }) =>
      `No es malo, es incómodo. Verifican, vuelven a verificar y mandan a otra página. Al final me pagaron los ${payout}, así que tres estrellas para ${partner.name}.`,
  },
  {
    text: ({ deposit, partner }) =>
      `Jugué ${deposit} y quedé con menos de ${formatPesos(partner.minimumWithdrawal)}, que es el mínimo para sacar. O jugaba el resto o lo dejaba botado. Lo jugué, obvio. Mal diseñado a propósito.`,
    reply: ({ partner }) =>
      `El mínimo lo fijan los bancos y lo revisamos cada año. Mientras tanto puedes juntar saldo sin plazo: en ${partner.name} no vence. Saludos.`,
  },
  {
    text: ({ gameName, partner }) =>
      `Lindo sitio y para jugar ${gameName} sirve. Pero con ${formatPercent(partner.rtp)} de RTP y mi suerte, prefiero jugar menos y más barato.`,
  },
  {
    text: ({ month, slow, out }) =>
      `Me registré en ${month} por la reseña de acá. Coincido en lo bueno; en los plazos no tanto, porque por ${out} esperé ${slow}. ¿A alguien más le pasó?`,
    reply: ({ partner, out }) =>
      `Le pasó a más gente: ese fin de semana hubo una falla con ${out} y pagamos con atraso. Quedó resuelta el lunes. Gracias por esperar. ${partner.name}.`,
  },
];

/** Two stars. */
export const disappointed: Opinion[] = [
  {
    text: ({ payout, slow, count }) =>
      `Prometen rapidez y esperé ${slow} por ${payout}. Escribí ${count} veces y la respuesta era siempre «en revisión». Llegó completo, pero uno no anda para esos sustos.`,
    reply: ({ partner, slow }) =>
      `Lamentamos la espera. ${slow} es nuestro máximo y debimos avisarte al pedirlo. Tu cuenta ya está verificada y los próximos retiros no pasan por revisión. ${partner.name}.`,
  },
  {
    text: ({ rollover, deposit }) =>
      rollover &&
      `Aposté una sola vez por sobre el máximo, sin saber, y me anularon el bono con ${deposit} ganados. Estará en los términos, pero la pantalla debería impedirlo.`,
    reply: ({ partner }) =>
      `Entendemos la molestia y es buena idea: estamos cambiando la mesa para que avise antes de pasarse. Devolvimos tu depósito completo. ${partner.name}.`,
  },
  {
    text: (experience) =>
      isPaidBackBySame(experience)
        ? null
        : `Entré con ${experience.into} y al cobrar ${experience.payout} supe que en ${experience.partner.name} tenía que ser por ${experience.out}. Cuatro días abriendo una cuenta nueva para recibir mi propia plata.`,
  },
  {
    text: ({ minutes, day }) =>
      `${minutes * 7} minutos en el chat, ${day}, para que me mandaran el mismo enlace que ya había leído. El segundo que me atendió sí sabía; con ese había que partir.`,
    reply: ({ partner, minutes }) =>
      `Revisamos la conversación y tienes razón: ${minutes * 7} minutos para eso es inaceptable. La usamos en la capacitación de esta semana. ${partner.name}.`,
  },
  {
    text: ({ count, slow }) =>
      `Me pidieron ${count} documentos, de a uno. Mandaba uno y aparecía otro. Entre el primero y el último pasaron ${slow}.`,
    reply: ({ partner, count }) =>
      `Pedir los documentos de a uno fue un error. Desde este mes van en una sola lista y se responden en ${count} horas hábiles. Disculpas de ${partner.name}.`,
  },
  {
    text: ({ game, rollover }) =>
      rollover &&
      game !== 'las tragamonedas' &&
      `Nadie me dijo que en ${game} el rollover de ${rollover} casi no avanza. Tres semanas jugando para descubrir que llevaba un pedacito.`,
    reply: ({ partner, game }) =>
      `El porcentaje con que cuenta cada juego está en la oferta, pero no dentro de ${game}. Lo vamos a mostrar ahí. Gracias. ${partner.name}.`,
  },
  {
    text: ({ payout, out, month }) =>
      `En ${month} cancelé yo un retiro de ${payout} por ${out}, de puro aburrimiento, y lo perdí en una hora. Ese botón no debería existir.`,
  },
  {
    text: ({ game, deposit, day }) =>
      game !== 'las tragamonedas' &&
      `Se cayó el servidor ${day} en plena ronda con ${deposit} apostados en ${game}. Devolvieron la mitad «por cortesía». ¿Y la otra mitad?`,
    reply: ({ partner }) =>
      `Encontramos el registro del corte: la otra mitad correspondía a una ronda ya cerrada, te mandamos el video por correo. Saludos. ${partner.name}.`,
  },
];

/** One star. */
export const furious: Opinion[] = [
  {
    text: ({ payout, day, slow }) =>
      `Gané ${payout}, retiré ${day} y pasé ${slow} mirando un cartel. Cuando llegó, ya había pedido prestado para las cuentas. No vuelvo.`,
  },
  {
    text: ({ partner, month }) =>
      `En ${month} quise cerrar la cuenta de ${partner.name} y me ofrecieron giros gratis. Dos veces. A alguien que está diciendo que quiere parar no se le hace eso.`,
  },
  {
    text: ({ count, payout, partner }) =>
      `${count.charAt(0).toUpperCase() + count.slice(1)} correos por ${payout} que no aparecían y contestaron uno, con un texto copiado y mi nombre mal escrito. ${partner.name}, nunca más.`,
  },
  {
    text: ({ payout, partner }) =>
      `Con ${payout} en juego, de repente querían una foto mía sosteniendo el carnet y un papel escrito a mano. La mandé. Pidieron otra. En ${partner.name} se cansan de uno a propósito.`,
  },
];
