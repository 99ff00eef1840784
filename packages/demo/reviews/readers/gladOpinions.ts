import { upperFirst } from '../../writing/choose.ts';
import { formatNumber, formatPercent, formatPesos } from '../../writing/figures.ts';
import { isPaidBackBySame, pays, type Opinion } from './opinion.ts';

/** Five stars. */
export const delighted: Opinion[] = [
  {
    text: ({ payout, out, day, quick }) =>
      `Pedí ${payout} por ${out} ${day} y en ${quick} sonó el teléfono con el abono. No sé qué más se le puede pedir a un casino, la verdad.`,
  },
  {
    text: ({ count, out, quick, month }) =>
      `Llevo la cuenta en una libreta: ${count} retiros por ${out} desde ${month}, todos pagados, el último en ${quick}. Para mí eso es un 10.`,
  },
  {
    text: ({ deposit, into, payout, quick }) =>
      `Entré con ${deposit} por ${into} a probar, nada serio. Tuve suerte, pedí ${payout} y la plata estaba de vuelta en ${quick}. En mi casa todavía no lo creen.`,
  },
  {
    text: ({ minutes, gameName }) =>
      `Se cortó la luz en plena partida de ${gameName} y pensé que había perdido todo. Escribí al chat, revisaron y a los ${minutes} minutos me devolvieron la apuesta. Bien ahí.`,
  },
  {
    text: ({ partner, gameName }) =>
      partner.numberOfGames > 1500 &&
      `Lo mío es jugar ${gameName} y aquí hay de dónde elegir. ${formatNumber(partner.numberOfGames)} juegos suena a mucho, pero el buscador encuentra por nombre y guarda los favoritos.`,
  },
  {
    text: ({ deposit, month }) =>
      `En ${month} me puse un límite de ${deposit} semanales. Una noche quise subirlo y no me dejó hasta varios días después. En el momento me dio rabia; al otro día lo agradecí.`,
  },
  {
    text: ({ partner, out }) =>
      `Soy de apostar poquito. Que me dejen retirar desde ${formatPesos(partner.minimumWithdrawal)} por ${out} es la razón por la que me quedé en ${partner.name}.`,
  },
  {
    text: ({ rollover, payout }) =>
      rollover &&
      `Hice las ${rollover} vueltas del bono completas, con paciencia y apuestas chicas, y terminé retirando ${payout}. Lo mejor: nadie salió con una regla nueva al final.`,
  },
  {
    text: ({ minutes, day, into }) =>
      `${upperFirst(day)} no me aparecía la opción de ${into} en la caja. Me contestó una persona (se notaba) y en ${minutes} minutos estaba arreglado. Le pongo cinco estrellas a ella.`,
  },
  {
    text: ({ partner, day }) =>
      partner.scores.Confianza < 8
        ? null
        : `Hice lo que recomiendan ustedes: busqué la licencia de ${partner.licence.name} en el registro. Estaba vigente, con el mismo nombre que sale al pie de ${partner.name}. Recién ahí deposité, ${day}.`,
  },
  {
    text: ({ payout, game, quick }) =>
      `El premio más grande que he sacado en ${game} fue de ${payout}. Lo pagaron de una, sin cuotas ni llamadas raras, en ${quick}.`,
  },
  {
    text: ({ partner, count }) =>
      `Hice clases de matemáticas treinta años. Anoté el RTP de ${count} tragamonedas, lo comparé con el de la ficha y calzaba en todas. Promedian ${formatPercent(partner.rtp)}: a la larga se pierde igual, pero se pierde con la verdad.`,
  },
  {
    text: ({ deposit, count, minutes }) =>
      `Deposité ${deposit} dos veces por error (dedos gordos). Me devolvieron el segundo depósito en ${count} horas y el chat contestó a los ${minutes} minutos.`,
  },
  {
    text: ({ gameName, count, deposit }) =>
      `Aprendí a jugar ${gameName} en modo de prueba durante ${count} semanas, gratis, antes de poner ${deposit}. Ojalá todos los casinos dejaran hacerlo sin registrarse.`,
  },
  {
    text: ({ out, day, quick }) =>
      `Retiré ${day} pensando que me iban a tener esperando hasta fin de mes. Llegó por ${out} en ${quick}. Punto.`,
  },
  {
    text: ({ partner, month, count }) =>
      `Vengo de otro casino que me bloqueó la cuenta. En ${partner.name} verifiqué el carnet en ${month}, con ${count} fotos porque me tiritaba la mano, y nunca más me han pedido nada.`,
  },
  {
    text: ({ deposit, minutes }) =>
      `Al depositar ${deposit} pregunta si uno quiere el bono, y la casilla viene vacía. Lo rechacé. Jugué ${minutes * 10} minutos, me aburrí y retiré lo que quedaba sin cumplir nada.`,
  },
  {
    text: ({ partner, game }) =>
      `Corre bien en mi celular, que es de los baratos. He estado en ${game} arriba de la micro, con los datos del plan, y no se pega. ${partner.name}, aprobado.`,
  },
  {
    text: ({ month, minutes, partner }) =>
      `En ${month} pedí que me cerraran la cuenta por tres meses. No preguntaron por qué ni ofrecieron regalos: ${minutes} minutos y listo. Volví porque en ${partner.name} me trataron como a una persona adulta.`,
  },
  {
    text: ({ payout, count, partner }) =>
      `Reclamé por una jugada de ${payout} que no se pagó. ${partner.name} mandó el detalle de cada giro, reconoció el error y pagó a los ${count} días. Así se hace.`,
  },
  {
    text: ({ out, quick, count }) =>
      `Tengo cuenta en ${count} casinos y comparo. Por ${out}, este paga en ${quick}; el segundo mejor demora el doble.`,
  },
  {
    text: ({ partner, gameName, deposit }) =>
      `Somos varios de la pega que nos juntamos los viernes a jugar ${gameName}, cada cual con ${deposit} y ni un peso más. ${partner.name} nos gusta porque se entiende todo, hasta mi mamá lo usa.`,
  },
  {
    text: ({ into, payout, out, quick }) =>
      `Pago con ${into}, cobro por ${out}. La última vez fueron ${payout}: los pedí antes de acostarme y ${quick} después estaban.`,
  },
];

/** Four stars: glad, but. */
export const content: Opinion[] = [
  {
    text: ({ out, quick, partner, deposit }) =>
      `Pagan: ${quick} por ${out}, medido por mí. Le quito una estrella porque ${formatPesos(partner.minimumWithdrawal)} de retiro mínimo es harto para quien deposita ${deposit}.`,
  },
  {
    text: ({ game, minutes, day }) =>
      `Todo bien con ${game} y con los pagos. El chat, en cambio, ${day} me tuvo ${minutes * 4} minutos en la fila. Respondieron lo correcto, eso sí.`,
  },
  {
    text: (experience) =>
      pays('cuentarut', experience) || experience.partner.deposits.includes('cuentarut')
        ? null
        : `Buen casino, serio. Pero cobro en CuentaRUT, como medio Chile, y en ${experience.partner.name} no existe esa opción. Terminé usando ${experience.out} y pagando el cambio sobre ${experience.payout}.`,
  },
  {
    text: ({ rollover, deposit }) =>
      Number(rollover) >= 30 &&
      `No tomo el bono: ${rollover} veces es demasiado para alguien que pone ${deposit}. Sin bono, ningún problema en lo que llevo jugando.`,
  },
  {
    text: ({ payout, quick, month, slow }) =>
      `Primer retiro en ${month}: ${slow}, por la verificación. El segundo, de ${payout}, tomó ${quick}. O sea, suban los papeles antes y no sufran.`,
  },
  {
    text: ({ partner, game }) =>
      partner.numberOfGames > 1500 &&
      `El catálogo es enorme (${formatNumber(partner.numberOfGames)} juegos) y está todo revuelto. Para llegar a ${game} con apuesta baja hay que bajar y bajar. Fuera de eso, bien.`,
  },
  {
    text: ({ count, month, payout }) =>
      `Cumplidor con la plata, ${payout} la última vez. Lo que cansa son los correos: llegaban ${count} por semana hasta que los apagué en ${month}.`,
  },
  {
    text: (experience) =>
      pays('mach', experience)
        ? null
        : `Ojalá agregaran retiros a MACH. Por ${experience.out} llegan bien, ${experience.quick}, pero para ${experience.payout} no quiero abrir otra aplicación.`,
  },
  {
    text: ({ partner, count, quick }) =>
      `Me pidieron el comprobante de domicilio ${count === 'tres' ? 'dos' : 'tres'} veces porque salía a nombre de mi papá. Resuelto eso, ${partner.name} paga en ${quick} como reloj.`,
  },
  {
    text: ({ gameName, day, into }) =>
      `Deposito con ${into} y entra al tiro. ${upperFirst(day)} en la noche la sección de ${gameName} anda lenta, supongo que por la cantidad de gente. Nada grave.`,
  },
  {
    text: ({ partner, deposit }) =>
      partner.scores.Confianza > 6 &&
      `Juego hace años y aprendí a no dejar saldo en ninguna parte. Con licencia de ${partner.licence.name}, menos. Dicho eso, con ${deposit} de vez en cuando nunca me han fallado.`,
  },
  {
    text: ({ minutes, count, partner }) =>
      `Para hablar con alguien de ${partner.name} hay que contestarle ${count} preguntas a un robot. Cuando por fin aparece la persona, ${minutes} minutos y solucionado.`,
  },
  {
    text: ({ payout, slow, day }) =>
      `Todo perfecto hasta que pedí ${payout} ${day}: ${slow}. Está dentro de lo que prometen, así que no reclamo, pero se hizo largo.`,
  },
  {
    text: ({ gameName, month, deposit }) =>
      `En ${month} sacaron el juego de ${gameName} que me gustaba sin decir agua va. Encontré otro parecido y sigo con mis ${deposit} al mes.`,
  },
  {
    text: ({ rollover, payout, minutes }) =>
      rollover &&
      `Cumplí el rollover de ${rollover} y saqué ${payout}. Habría sido más fácil con una barra que dijera cuánto falta; tuve que preguntarlo al soporte, que tardó ${minutes} minutos.`,
  },
  {
    text: ({ out, quick, deposit }) =>
      `Cuatro estrellas porque cinco no le pongo a ningún casino. Pagó por ${out} en ${quick}, respeta mi tope de ${deposit} y no me llama por teléfono.`,
  },
  {
    text: (experience) =>
      isPaidBackBySame(experience)
        ? null
        : `Ojo los nuevos: se entra con ${experience.into} y hay que salir por otra vía, en mi caso ${experience.out}. Está avisado en la caja de ${experience.partner.name}, en letra chica.`,
  },
  {
    text: ({ game, count, partner }) =>
      `Voy por ${game} y por nada más. ${upperFirst(count)} meses en ${partner.name}, cero dramas; le falta una aplicación de verdad, porque la página ocupa media pantalla con avisos.`,
  },
];
