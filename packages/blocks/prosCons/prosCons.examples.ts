import { examplesOf } from '../shared/examples/examplesOf.ts';

export const prosConsExamples = examplesOf('prosCons', {
  usual: {
    id: 'proscons-andino',
    title: 'Lo bueno y lo que molesta',
    partner: 'casino-andino',
    pros: [
      'Retiros a CuentaRUT en menos de un día, también el viernes por la tarde',
      'Términos en español, cortos y sin cláusulas escondidas',
      'Chat atendido por personas también de noche',
    ],
    cons: ['El rollover de 35 veces está en el promedio, no por debajo', 'La transferencia bancaria no corre los fines de semana'],
  },
  ofThePartner: { id: 'proscons-ficha', title: 'En dos líneas', partner: 'casino-andino', pros: [], cons: [] },
  onlyPros: { id: 'proscons-khipu', pros: ['La transferencia queda hecha en menos de un minuto'] },
  long: {
    id: 'proscons-largo',
    title: 'A favor y en contra de jugar con bono de bienvenida en un casino en línea que acepta pesos chilenos',
    pros: [
      'Duplica el saldo con el que se parte, y eso alarga la sesión si se juega en tragamonedas de volatilidad baja o media, que son las que cuentan el 100 % para el rollover en casi todos los casinos que revisamos',
      'Se puede rechazar antes de depositar',
      'Los giros gratis sin rollover son plata',
      'Obliga a leer los términos antes de jugar',
      'Algunos casinos lo devuelven en cuotas, sin apuesta máxima',
    ],
    cons: [
      'Mientras hay rollover no se puede retirar',
      'La apuesta máxima con bono suele ser de $5.000, y pasarse una sola vez anula la ganancia: https://casino-andino.example/terminos-y-condiciones-del-bono-de-bienvenida',
    ],
  },
  withBrokenPoints: {
    id: 'proscons-roto',
    title: 'Datos rotos',
    partner: null,
    pros: ['Queda uno', '', null, 7],
    cons: null,
  },
});
