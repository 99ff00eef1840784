import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../content/writeBlocks.ts';
import { guidePage } from './guidePage.ts';

export const identityGuide = guidePage({
  key: 'verificacion-de-identidad',
  internalName: 'Verificación de identidad',
  title: 'Verificación de identidad en un casino, sin vueltas',
  description:
    'Qué documentos pide un casino en línea, cómo fotografiarlos para que pasen a la primera, qué se puede tapar y qué nadie debería pedirte jamás.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-06',
  subCategory: 'Payment Guide',
  blocks: [
    hero(
      'Que los documentos pasen a la primera',
      'Seis de cada diez retiros atrasados que vimos este año se atrasaron por una foto. Es lo más fácil de arreglar de toda esta industria.',
      { eyebrow: 'Guía · 5 minutos', image: 'ilustracion-identidad.png' },
    ),
    section(
      'Por qué la piden',
      `Por tres razones, dos buenas y una no tanto. Tienen que saber que eres mayor de edad y que la cuenta de destino es tuya. Tienen que poder explicar de dónde viene la plata, porque sus bancos se lo exigen. Y, de paso, mientras esperas hay más tiempo para que juegues el saldo.

Contra eso último hay un remedio: **verificarse el primer día**, antes de depositar. Todos los casinos de nuestra lista dejan hacerlo, y el que lo hizo cobra después en horas.`,
    ),
    table(
      'Qué piden y cómo tiene que verse',
      ['Documento', 'Qué comprueban', 'Cómo mandarlo'],
      [
        ['**Carnet, por ambos lados**', 'Nombre, RUT, edad, vigencia', 'Las cuatro esquinas a la vista, sin brillo, sin funda'],
        ['**Comprobante de domicilio**', 'Que vives donde dijiste', 'Cuenta o cartola de menos de tres meses, página completa'],
        ['**Medio de pago**', 'Que la tarjeta o cuenta es tuya', 'Captura con nombre; en la tarjeta, solo los últimos cuatro dígitos'],
        ['**Selfi con el carnet**', 'Que eres la persona del documento', 'Cara y carnet enfocados, con luz de frente'],
        ['**Origen de fondos**', 'De dónde sale la plata', 'Solo en montos altos: liquidación o cartola con lo demás tapado'],
      ],
      'Los tres primeros los piden casi todos. Los otros dos, a veces y desde cierto monto.',
    ),
    list('Las fotos, paso a paso', 'steps', [
      ['Busca luz de día', 'Cerca de una ventana y sin flash. El reflejo sobre el holograma es la causa número uno de rechazo.'],
      ['Apoya el carnet en algo oscuro', 'Una mesa lisa. Deja un dedo de margen por cada lado.'],
      ['Toma la foto desde arriba', 'Con el teléfono paralelo a la mesa. Si las líneas salen torcidas, repite.'],
      ['No edites', 'Ni filtros ni recortes. Los sistemas automáticos detectan la edición y lo tratan como fraude.'],
      ['Sube el archivo original', 'Mandarlo antes por WhatsApp lo comprime y lo vuelve ilegible.'],
      [
        'Revisa el nombre',
        'En el casino, en el carnet y en el banco tiene que decir lo mismo. Si tienes dos nombres y dos apellidos, usa los cuatro.',
      ],
    ]),
    table(
      'Lo que tardó en nuestras pruebas',
      ['Casino', 'Aprobación', 'Qué pidieron'],
      [
        ['**Casino Andino**', '47 minutos', 'Carnet y cuenta de la luz'],
        ['**Salar Casino**', '2 horas', 'Carnet y comprobante'],
        ['**Puerto Dorado**', '5 horas', 'Carnet, comprobante y tarjeta'],
        ['**Mareas Casino**', '1 día hábil', 'Carnet y comprobante'],
        ['**Cruz del Norte**', 'Al segundo intento', 'Rechazaron el comprobante por borroso, con razón'],
      ],
      'Desde que se sube el último documento hasta la aprobación. Pruebas de 2026.',
    ),
    section(
      'El comprobante, cuando no está a tu nombre',
      `Es el problema más chileno de la lista: las cuentas de la casa están a nombre de la mamá, del arrendador o de un dueño de hace veinte años. Sirven otras cosas, y conviene preguntar cuál aceptan antes de mandar nada:

- La **cartola del banco** con tu dirección, que se baja de la aplicación.
- El **contrato o la cuenta del teléfono**, que casi siempre está a nombre propio.
- Un **certificado de residencia** de la junta de vecinos. Lo aceptaron tres de los cinco casinos donde lo probamos.
- El **contrato de arriendo**, las páginas con los nombres y las firmas.

Lo que no sirve: una boleta de tienda, una captura de pantalla recortada o el comprobante de otra persona con una nota.`,
    ),
    section(
      'Qué puedes tapar',
      `De la tarjeta, los doce primeros dígitos y el código de atrás: no los necesitan. De la cartola, los movimientos que no tengan relación. Del carnet, **nada por delante**; por atrás, con una cinta de papel, puedes escribir «solo para» y el nombre del casino, cuidando de no cubrir datos. Varios lo aceptaron sin preguntar.

Sube siempre por el formulario de la cuenta, con la sesión iniciada. Por chat o por mensajería, no: un archivo con tu carnet no tiene por qué quedar en el teléfono de un empleado.`,
    ),
    box(
      'bad',
      'Nadie serio pide esto',
      'La clave del banco, la Clave Única, la tarjeta de coordenadas, un código que llegó por mensaje de texto o acceso remoto a tu equipo. Si lo piden, corta y cambia tus claves.',
      link('Casos documentados', '/lista-negra/'),
    ),
    questions('Preguntas sobre la verificación', [
      [
        '¿Puedo jugar con el carnet vencido?',
        'Varios casinos lo rechazan aunque en Chile sigas usándolo para otras cosas. Renuévalo antes de depositar.',
      ],
      [
        '¿Sirve el pasaporte?',
        'Casi siempre, por la página de la foto. Como no muestra el domicilio, el comprobante se vuelve obligatorio.',
      ],
      [
        '¿Qué hacen después con mis documentos?',
        'Los guardan varios años por sus reglas contra el lavado. Puedes preguntar cuánto y pedir que los borren al cerrar la cuenta; que lo cumplan depende de cada uno. Lo que guardamos nosotros está en [privacidad](/privacidad/).',
      ],
    ]),
    usefulLinks('Lo que sigue', '', [
      ['Pedir el retiro', '/guias/retiros/', 'Plazos medidos por método'],
      ['Métodos de pago', '/metodos-de-pago/', 'Cuáles sirven para cobrar'],
      ['Reclamar', '/guias/reclamar/', 'Si te piden un documento tras otro'],
    ]),
    authorBox('Quién manda los documentos', 'Uso mi propio carnet y mi propia CuentaRUT. Los tiempos son los que me tocaron a mí.'),
  ],
});
