import type { LabelledRequests } from "./labelled-requests.ts";

export const portugueseLabelled: LabelledRequests = {
  whole: {
    overview: `o que falaram na aula | resume tudo em três frases | preciso de um resumo urgente | me diz rapidinho do que se trata isso | 
      resumo | resume | faz um resumo | é sobre o que | do que trata a aula | tldr | resumo curto pfv | resuma a aula em uma frase | vc pode resumir tudo | resume pra mim
      um resumo rápido da gravação | o vídeo fala sobre o que | sobre o que falaram | é você pode me dar um resumo de tudo por favor | não tenho tempo de ouvir, do que fala | resumo pro meu amigo que estava doente | o que o professor falou
      resumo longo e detalhado | rezumo da aula | do que foi a aula de hoje, resumo | resumo em duas frases | visão geral | em poucas palavras do que trata | ideia geral da palestra | o que aconteceu na aula`,
    points: `o que eu tenho que levar dessa aula | me dá as 5 ideias mais importantes | quais as coisas mais importantes que ele falou | 
      pontos principais | me dá os pontos chave | quais são os pontos mais importantes | ideias principais | resuma em 3 pontos | o mais importante | o que é importante | as 5 coisas mais importantes | em tópicos por favor | ideias chave da palestra
      só o importante | o que devo aprender com isso, pontos principais | quais as ideias principais | me dê 3 ideias principais | principais pontos da aula | destaques | informações importantes | aspectos importantes da aula | lista dos pontos principais`,
    topics: `quais partes tem a palestra | quais assuntos a aula aborda | 
      quais temas são abordados | temas | lista de assuntos | o que vimos hoje, quais tópicos | que tópicos a aula cobre | sumário | índice | como a aula está estruturada | quais assuntos foram tratados | quais são os temas | capítulos | estrutura da aula`,
    terms: `faz uma lista das definições | quais palavras importantes aparecem | 
      termos chave | conceitos chave | quais são os termos mais importantes | glossário | vocabulário | palavras-chave | definições | me dá todas as definições | que conceitos aparecem | conceitos importantes da aula | lista de termos | principais conceitos | conceitos básicos | terminologia`,
    explain: `explica como se fosse pra uma criança | não tô entendendo nada explica melhor | 
      me explica | explica isso | explica como se eu tivesse 5 anos | não entendi | nao entendi nada | vc pode explicar | explica a aula de forma simples | explica fácil | to perdido | não ficou claro
      explique tudo em palavras simples | explica pra leigos | explicação simples pfv | não entendi a aula`,
    teach: `me ensina isso | me ensine a aula | me dá uma aula sobre isso | seja meu professor | me ajuda a entender a aula | me guia passo a passo pela aula | revisa a aula comigo | me ensina tudo do zero`,
    missed: `cheguei tarde o que falaram | fiquei doente segunda o que vocês viram | 
      o que eu perdi | perdi a aula | faltei hoje, o que vocês viram | não fui na aula o que aconteceu | dormi na aula o que ele falou | cheguei atrasado o que perdi | eu estava doente, me atualiza | me atualiza pfv | não prestei atenção | matei aula ontem
      me distraí o que falaram | não pude ir`,
    notes: `faz as anotações pra mim | anotações | faz anotações | me dá as anotações da aula | anota pra mim | notas da aula | quero apontamentos | faça anotações da aula por favor | anotacoes`,
    guide: `preciso de um guia pra revisar | guia de estudo | faz um guia de estudos | faz uma cola | guia de estudo pra prova | ficha de revisão | mapa conceitual | plano de estudos | preciso de um roteiro de estudo | mapa mental da aula`,
    quiz: `quero treinar com flashcards | me faz umas perguntas | 
      me faz perguntas | me testa | quiz | questionário | me pergunta | faz um teste | múltipla escolha | flashcards | cria flashcards da aula | 5 perguntas de múltipla escolha | perguntas de revisão | simulado
      me dá 10 questões pra praticar | faça um quiz da aula | testar meus conhecimentos | perguntas pra treinar`,
    questions: `quais perguntas ele fez | que perguntas os alunos fizeram | o que perguntaram`,
    exam: `tem que ler alguma coisa | o que temos que fazer até segunda | o que preparar para a próxima aula | é pra entregar quando | o professor passou tarefa | o que pode cair na prova | isso cai na prova? | 
      o que cai na prova | o que devo estudar pra prova | o que preciso saber | amanhã tem prova o que estudo | tem lição de casa? | tarefa | quando é a entrega | o que é importante pro exame | o que ele falou da prova | o que tenho que decorar
      o que vai cair no teste | prazos | o que tenho que estudar | o que devo lembrar | no que focar pra prova final | prova segunda, me ajuda a me preparar | datas de entrega`,
    example: `exemplos | me dá um exemplo | quais exemplos ele deu | um exemplo pfv | que exemplos foram dados`,
    conclusion: `a que conclusão ele chegou | conclusão | qual é a conclusão | como termina a aula | conclusões | a que conclusão chegaram | o que decidiram no final | como acaba`,
    opinion: `vale a pena assistir isso | o que você acha | o que vc acha da aula | a aula é boa? qual sua opinião | vale a pena ouvir | você concorda | sua opinião | é verdade | vc recomenda | é difícil`,
    translate: `traduz pro inglês pra mim | traduz isso | traduza para o inglês | traduz pra mim | em inglês por favor | pode traduzir a aula pro espanhol | tradução | traduza o resumo para o alemão`,
    rewrite: `só que mais curto | mais curto | mais curto pfv | mais simples | faz mais curto | mais longo | muito longo | mais detalhes | fala de outro jeito | com outras palavras | muito complicado | mais fácil | pode reformular`,
    thanks: `muito obrigada viu | obrigado | obrigada | muito obrigado | valeu | vlw | ok obrigado | obrigado pela ajuda | perfeito obrigada | obg | obrigado ajudou muito`,
    greeting: `oi | olá | bom dia | oi tudo bem | boa tarde | e aí | opa | boa noite`,
    help: `que tipo de pergunta posso te fazer | ajuda | o que você pode fazer | o que vc faz | quem é você | como você funciona | o que posso perguntar | me ajuda | você é uma ia | pode me ajudar | pra que vc serve`,
    complaint: `não, tá errado isso | está errado | isso está errado | não é isso | não foi isso que perguntei | resposta errada | não ajudou | você errou | isso é mentira | não respondeu minha pergunta | ele não disse isso | não faz sentido | inútil`,
  },
  subject: {
    define: `o que é mesmo um autovalor | o que é fotossíntese | oq é entropia | defina osmose | o que significa catarse | definição de custo de oportunidade | o que são mitocôndrias | significado de inflação | o que foi o plano marshall | o que quer dizer largura de banda | o que é um buraco negro
      fotossíntese definição | o que é uma prova`,
    who: `quem inventou o perceptron | quem foi freud | quem descobriu a penicilina | quem escreveu a república | quem inventou a máquina a vapor | quem eram os fenícios | por quem o banco foi fundado`,
    when: `quando começou a guerra | quando foi descoberta a penicilina | em que ano a constituição foi assinada | quando viveu galileu | em que século foi a peste | desde quando as geleiras derretem`,
    where: `onde ocorre a glicólise | onde nasceu napoleão | em que país rodou o primeiro trem | onde fica o hipocampo | de onde vem a palavra álgebra`,
    howMany: `quantas camadas tem a rede | quantos cromossomos tem o humano | quanto tempo leva uma geleira para se formar | quanta energia uma célula precisa | quantos anos tem a terra | qual a porcentagem de eleitores a favor | quantas pessoas morreram na fome | qual a velocidade da luz`,
    why: `por que a série converge | por que o céu é azul | pq roma caiu | razões da revolução francesa | o que causa terremotos | por que o gelo flutua | causas da primeira guerra mundial | por que prenderam galileu | para que servem as enzimas, pra que serve a amilase`,
    how: `como se calcula a derivada | como funciona a fotossíntese | como funcionam as vacinas | como se faz o aço | como o coração bombeia sangue | como calcular a variância | como se formam as memórias | como os bancos criam dinheiro`,
    list: `quais são os tipos de morena | enumere as fases da mitose | cite três causas da inflação | que tipos de memória existem | vantagens da energia nuclear, liste | tipos de articulações | quais são as etapas do luto | liste os planetas`,
    compare: `bayes é melhor que o método clássico | diferença entre mitose e meiose | compare platão e aristóteles | dna vs rna | o que gatos e cães têm em comum | qual a diferença entre magma e lava | em que o condicionamento clássico difere do operante | semelhanças entre roma e grécia`,
    example: `um exemplo de função contínua | me dê um exemplo de osmose | exemplo de metáfora | exemplos de oferta e demanda | dá um exemplo de retroalimentação positiva`,
    explain: `explique a fotossíntese | me explica o ciclo de krebs | não entendo recursão | pode explicar o teorema de bayes de forma simples | esclareça a segunda lei da termodinâmica`,
    overview: `resuma a parte sobre memória | o que ele disse sobre inflação | resumo do ciclo de krebs | o que foi dito sobre as geleiras | resume a parte das enzimas`,
    quiz: `me faça perguntas sobre fotossíntese | flashcards sobre a guerra fria | me testa sobre enzimas | quiz sobre o império romano`,
    plain: `ele fala sobre sobreajuste | o plano marshall | fotossíntese | a água expande ao congelar | a luz é onda ou partícula | papel da insulina no corpo | os vírus podem se reproduzir | que efeito tem a cafeína no sono | a derrota de napoleão
      as descobertas importantes de curie | a função principal do rim | as baleias são mamíferos | me fale das mitocôndrias | as geleiras dos alpes | a tese de weber sobre o capitalismo | os testes de pavlov com cães`,
  },
};
